import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../../ui/FileButton';
import { unreachablePart } from '../latePart';
import { useFileDrop } from '../useFileDrop';
import type { Draft } from './draft';

/** What opens files: nobody needs it before the first. */
export const loadOpening = async () => {
  const opening = await import('./openFile');
  await opening.loadReading();
  return opening;
};

type Props = {
  draft: Draft;
  /** A further way in. */
  children: ReactNode;
};

/** Goes on with what stands in a file: by a button, or by a file that is dropped on the page. */
export function OpenInput({ draft, children }: Props) {
  const navigate = useNavigate();
  async function open(file: File) {
    try {
      const { openHere } = await loadOpening();
      await openHere(file, draft, navigate);
    } catch {
      draft.notice.set({ isRefused: true, sentence: unreachablePart });
    }
  }
  useFileDrop(open);
  return (
    <div className="open-input">
      <FileButton
        className="quiet"
        label="Dokument oder gesicherte Eingaben"
        accept=".docx,.json,application/json"
        onChoose={open}
      >
        Datei öffnen
      </FileButton>
      {children}
    </div>
  );
}
