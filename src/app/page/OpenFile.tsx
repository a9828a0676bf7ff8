import { FileButton, wordFiles } from '../../ui/FileButton';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { toOpen } from '../draft/drafts';
import { unreachablePart, useLatePart } from '../latePart';
import { useFileDrop } from '../useFileDrop';

/** What opens files: nobody needs it before the first, and then maybe without a connection. */
const loadOpening = async () => (await import('./Opening')).Opening;

type Props = {
  /** Of the page's document, whose own kind of file comes first; none on the start page. */
  draft?: Draft;
};

/** The one door for whatever somebody has: by a button, dropped on the page, or as a text. */
export function OpenFile({ draft }: Props) {
  const path = draft?.entry.path ?? '/';
  // Somebody may have opened it on another page.
  const latest = useStore(toOpen);
  const wanted = latest?.path === path ? latest : undefined;
  const { part: Opening, hasFailed } = useLatePart(loadOpening, wanted);
  const open = (file: File) => toOpen.set({ path, file });
  useFileDrop(open);

  return (
    <>
      <div className="open-input">
        <FileButton
          className="quiet"
          label="Datei"
          accept={`${wordFiles},.zip,.json,.xlsx,.csv,.txt,.md,application/json,text/plain`}
          onChoose={open}
        >
          Datei öffnen
        </FileButton>
        <WaitingButton className="quiet" onClick={() => toOpen.set({ path })}>
          Liste einfügen
        </WaitingButton>
        {!draft && (
          <span>
            <span>oder hierher ziehen: </span>
            Lagermappe, Dokument vom letzten Jahr, alte Liste, Personen, Briefkopf
          </span>
        )}
      </div>
      {wanted && hasFailed && (
        <p className="status failed" role="alert">
          {unreachablePart}
        </p>
      )}
      {Opening && <Opening draft={draft} wanted={wanted} />}
    </>
  );
}
