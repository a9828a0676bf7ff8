import { useStore } from '../useStore';
import type { Engine } from './createEngine';

/**
 * While a visitor's template takes long: says so, and lets one end it.
 *
 * @param engine what is busy with it
 * @param onGone told when it goes because one ended it, and with it the focus
 */
export function SlowTemplate({ engine, onGone }: { engine: Engine; onGone: () => void }) {
  const isSlow = useStore(engine.isSlow);
  if (!isSlow) return null;
  function end() {
    engine.cancel();
    onGone();
  }

  return (
    <p className="slow-template">
      <span>Diese Vorlage braucht länger als üblich.</span>
      <button type="button" className="secondary" onClick={end}>
        Abbrechen
      </button>
    </p>
  );
}
