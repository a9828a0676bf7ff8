import { useStore } from '../../ui/store';
import { StatusWithButton } from '../../ui/WaitingButton';
import type { Engine } from './createEngine';
import { fillingEngine } from './engines';

/** A message with a button that cancels all requests of an engine. The message is shown while the engine is slow. */
export function SlowTemplate({ engine }: { engine: Engine }) {
  const isSlow = useStore(engine.isSlow);
  return (
    <StatusWithButton
      className="slow-template"
      status={isSlow && 'Diese Vorlage braucht länger als üblich.'}
      label={isSlow && 'Abbrechen'}
      onPress={engine.cancel}
    />
  );
}

/** The message that is shown while the filling of a template is slow. */
export function SlowFilling() {
  return <SlowTemplate engine={fillingEngine} />;
}
