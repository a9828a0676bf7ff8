import { useStore } from '../../ui/store';
import { StatusWithButton } from '../../ui/WaitingButton';
import type { Engine } from './createEngine';
import { engine } from './engines';

/** A message with a button to cancel, while an engine needs long for a custom template. */
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

/** The message for slow filling. */
export function SlowFilling() {
  return <SlowTemplate engine={engine} />;
}
