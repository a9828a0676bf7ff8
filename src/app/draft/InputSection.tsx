import { type ReactNode, useState } from 'react';
import type { GeneratorEntry } from '../../catalog';
import type { Generator } from '../../generators/defineGenerator';
import { saveInput } from '../../generators/saveInput';
import { FileButton } from '../../ui/FileButton';
import { WaitingButton } from '../../ui/WaitingButton';
import { useFileDrop } from '../useFileDrop';
import type { Draft } from './draft';
import { LinkButton } from './LinkButton';
import { openFile } from './openFile';
import { ResetButton } from './ResetButton';
import type { ReadsDocument } from './readSavedFile';
import { saveText } from './saveText';

type Props = {
  slug: GeneratorEntry['slug'];
  generator: Generator;
  draft: Draft;
  readDocument: ReadsDocument;
  /** A further way in, among the buttons. */
  children: ReactNode;
};

/** What was entered, as a file of the person: to save, to open, to begin anew. */
export function InputSection({ slug, generator, draft, readDocument, children }: Props) {
  const [saved, setSaved] = useState('');
  const open = (chosen: File) => openFile(chosen, slug, draft, readDocument);
  useFileDrop(open);

  async function save() {
    const { input } = draft.entries();
    const file = saveInput(slug, generator, input);
    const said = await saveText(file, () => {
      draft.keep(input);
      return `«${file.fileName}» ist deinem Browser übergeben.`;
    });
    setSaved(said);
  }

  return (
    <section className="input-section" aria-labelledby="input-section">
      <h2 id="input-section">Eingaben</h2>
      <p>
        Diese Seite speichert nichts. Dein Dokument oder deine gesicherten Eingaben kannst du später
        wieder öffnen, mit dem Knopf oder indem du die Datei auf die Seite ziehst.
      </p>
      <div className="input-buttons">
        <WaitingButton className="secondary" onClick={save}>
          Eingaben sichern
        </WaitingButton>
        <FileButton
          label="Gesicherte Eingaben"
          accept=".docx,.json,application/json"
          onChoose={(file) => open(file)}
        >
          Eingaben öffnen
        </FileButton>
        {children}
        {generator.linkable && <LinkButton generator={generator} draft={draft} />}
        <ResetButton draft={draft} />
      </div>
      <p className="status saved" role="status">
        {saved}
      </p>
    </section>
  );
}
