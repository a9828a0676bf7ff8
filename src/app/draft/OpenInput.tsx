import type { ReactNode } from 'react';
import type { GeneratorEntry } from '../../catalog';
import { FileButton } from '../../ui/FileButton';
import { useFileDrop } from '../useFileDrop';
import type { Draft } from './draft';
import { openFile } from './openFile';
import type { ReadsDocument } from './readSavedFile';

type Props = {
  slug: GeneratorEntry['slug'];
  draft: Draft;
  readDocument: ReadsDocument;
  /** A further way in. */
  children: ReactNode;
};

/** Goes on with what stands in a file: by a button, or by a file that is dropped on the page. */
export function OpenInput({ slug, draft, readDocument, children }: Props) {
  const open = (file: File) => openFile(file, slug, draft, readDocument);
  useFileDrop(open);
  return (
    <div className="open-input">
      Weitermachen?
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
