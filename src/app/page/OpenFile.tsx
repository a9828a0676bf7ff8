import { useEffect, useState } from 'react';
import { FileButton, useFileDrop, wordFiles } from '../../ui/FileButton';
import { Failure, WaitingButton } from '../../ui/WaitingButton';
import { unreachablePartSentence, useLatePart } from '../latePart';
import type { OpenRequest } from './FileOpener';

/**
 * Loads the chunk that opens files. The chunk is loaded while the page is idle, because there may be no connection when
 * somebody chooses a file.
 */
const loadFileOpener = () => import('./FileOpener');

/**
 * Opens a file that is chosen with a button, dropped on the page, or pasted outside of a field. The button «Liste
 * einfügen» opens a dialog for a text. A text that is pasted outside of a field opens this dialog, too.
 */
export function OpenFile({ currentPath }: { currentPath: string }) {
  const [wanted, setWanted] = useState<OpenRequest>();
  const { part: chunk, hasFailed } = useLatePart(loadFileOpener, wanted);
  const open = (file: File) => setWanted({ file });
  useFileDrop(open);
  useEffect(() => {
    function paste({ target, clipboardData }: ClipboardEvent) {
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text');
      if ((file || text) && !(target as Element).closest('input, textarea, dialog'))
        setWanted({ file, text });
    }
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);

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
        <WaitingButton className="quiet" onClick={() => setWanted({})}>
          Liste einfügen
        </WaitingButton>
        {currentPath === '/' && (
          <span>
            {'Öffnet Lagermappe, Dokument vom letzten Jahr, alte Liste, Personen, Briefkopf'}
            <span>, auch hierher gezogen</span>
          </span>
        )}
      </div>
      {wanted && hasFailed && <Failure message={unreachablePartSentence} />}
      {chunk && <chunk.FileOpener currentPath={currentPath} wanted={wanted} />}
    </>
  );
}
