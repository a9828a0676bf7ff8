import { useState } from 'react';
import type { Generator } from '../../../generators/contract';
import { WaitingButton } from '../../../ui/WaitingButton';
import type { Draft } from '../../draft/draft';
import type { OldListDialog } from './OldListDialog';

type Props = { slug: string; generator: Generator; draft: Draft };

/** Takes over a list that a group has of its own. What it opens is a chunk of the program of its own. */
export function OldListButton({ slug, generator, draft }: Props) {
  const [Dialog, setDialog] = useState<typeof OldListDialog>();
  const [presses, setPresses] = useState(0);
  if (generator.groups.length === 0) return null;

  async function open() {
    try {
      const chunk = await import('./OldListDialog');
      setDialog(() => chunk.OldListDialog);
      setPresses((before) => before + 1);
    } catch (error) {
      console.error(error);
      draft.notice.set({ isRefused: true, sentence: unreachable });
    }
  }

  return (
    <>
      <WaitingButton className="quiet" aria-label="Alte Liste öffnen" onClick={open}>
        Alte Liste<span className="wide"> öffnen</span>
      </WaitingButton>
      {Dialog && <Dialog slug={slug} generator={generator} draft={draft} presses={presses} />}
    </>
  );
}

const unreachable =
  'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung und drück noch einmal.';
