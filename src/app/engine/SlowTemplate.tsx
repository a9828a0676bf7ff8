import { useRef } from 'react';
import { useStore } from '../../ui/store';
import type { Engine } from './createEngine';
import { engine } from './engines';

/** While a visitor's template takes long: says so, and lets one end what the engine is busy with. */
export function SlowTemplate({ engine }: { engine: Engine }) {
  const isSlow = useStore(engine.isSlow);
  const status = useRef<HTMLSpanElement>(null);

  function end() {
    engine.cancel();
    // The button goes when it is pressed.
    status.current?.focus();
  }

  return (
    <div className="slow-template">
      <span ref={status} role="status" tabIndex={-1}>
        {isSlow && 'Diese Vorlage braucht länger als üblich.'}
      </span>
      {isSlow && (
        <button type="button" className="secondary" onClick={end}>
          Abbrechen
        </button>
      )}
    </div>
  );
}

/** While filling a visitor's template takes long. */
export function SlowFilling() {
  return <SlowTemplate engine={engine} />;
}
