import { useStore } from '../useStore';
import { templateWorker } from './templateWorker';

/**
 * While a visitor's template takes long: says so, and lets one end it.
 *
 * @param onGone told when it goes because one ended it, and with it the focus
 */
export function SlowTemplate({ onGone }: { onGone: () => void }) {
  const isSlow = useStore(templateWorker.isSlow);
  if (!isSlow) return null;
  function end() {
    templateWorker.cancel();
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
