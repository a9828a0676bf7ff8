import { StatusWithButton } from '../../ui/StatusWithButton';
import { useStore } from '../../ui/store';
import type { Engine } from './createEngine';
import { engine } from './engines';

/** While a visitor's template takes long: says so, and lets one end what the engine is busy with. */
export function SlowTemplate({ engine }: { engine: Engine }) {
  const isSlow = useStore(engine.isSlow);
  return (
    <StatusWithButton
      className="slow-template"
      said={isSlow && 'Diese Vorlage braucht länger als üblich.'}
      label={isSlow && 'Abbrechen'}
      onPress={engine.cancel}
    />
  );
}

/** While filling a visitor's template takes long. */
export function SlowFilling() {
  return <SlowTemplate engine={engine} />;
}
