import { FileButton, wordFiles } from '../../ui/FileButton';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { toOpen } from '../draft/drafts';
import { unreachablePart, useLatePart } from '../latePart';
import { useFileDrop } from '../useFileDrop';

/**
 * The chunk that opens files. It is loaded while the page is idle, since the connection may be gone when it is
 * needed.
 */
const loadOpening = async () => (await import('./Opening')).Opening;

type Props = {
  /** The draft of the page; `undefined` on the start page. */
  draft?: Draft;
};

/** Opens any file or text: by a button, by dropping it on the page, or by pasting. */
export function OpenFile({ draft }: Props) {
  const path = draft?.entry.path ?? '/';
  // The file may have been opened on another page.
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
