import { templateWorker } from './templateWorker';
import { useStore } from './useStore';

/** While a visitor's template takes long: says so, and lets one end it. */
export function SlowTemplate() {
  const isSlow = useStore(templateWorker.isSlow);
  if (!isSlow) return null;
  return (
    <p className="slow-template">
      <span>Diese Vorlage braucht länger als üblich.</span>
      <button type="button" className="secondary" onClick={templateWorker.cancel}>
        Abbrechen
      </button>
    </p>
  );
}
