import { useStore } from '../../ui/useStore';
import type { Draft } from './draft';

/** From one place that is to be checked to the next, wherever on the page one is. */
export function ToCheckButtons({ draft }: { draft: Draft }) {
  const toCheck = useStore(draft.toCheck);
  if (!toCheck) return null;
  return (
    <div className="to-check">
      <button type="button" className="secondary" onClick={toCheck.goOn}>
        Nächste prüfen ({toCheck.count})
      </button>
      <button type="button" className="secondary" onClick={toCheck.confirm}>
        Stimmt
      </button>
    </div>
  );
}
