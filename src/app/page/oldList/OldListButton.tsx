import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../../../ui/store';
import { WaitingButton } from '../../../ui/WaitingButton';
import type { Draft } from '../../draft/draft';
import { unreachablePart } from '../../latePart';
import type { OldListDialog } from './OldListDialog';

/** Takes over a list that a group has of its own. What it opens is a chunk of the program of its own. */
export function OldListButton({ draft }: { draft: Draft }) {
  const [Dialog, setDialog] = useState<typeof OldListDialog>();
  const [presses, setPresses] = useState(0);
  const brought = useStore(draft.oldList);

  async function open() {
    try {
      const chunk = await import('./OldListDialog');
      setDialog(() => chunk.OldListDialog);
      setPresses((before) => before + 1);
    } catch {
      draft.notice.set({ isRefused: true, sentence: unreachablePart });
    }
  }
  const openBrought = useEffectEvent(open);
  useEffect(() => {
    if (brought !== undefined) openBrought();
  }, [brought]);

  if (draft.generator.groups.length === 0) return null;
  return (
    <>
      <WaitingButton className="quiet" aria-label="Alte Liste öffnen" onClick={open}>
        Alte Liste<span className="wide"> öffnen</span>
      </WaitingButton>
      {Dialog && <Dialog draft={draft} presses={presses} />}
    </>
  );
}
