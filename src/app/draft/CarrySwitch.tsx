import { useStore } from '../../ui/store';
import { unremembered, useHydrated } from '../../ui/WaitingButton';
import type { Draft } from './draft';

/** Whether the document carries what it is made of. */
export function CarrySwitch({ draft }: { draft: Draft }) {
  const carries = useStore(draft.carries);
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={carries}
        {...unremembered}
        disabled={!useHydrated()}
        onChange={() => draft.carries.set(!carries)}
      />
      <span>Mit Eingaben: Das Dokument lässt sich hier wieder öffnen</span>
    </label>
  );
}
