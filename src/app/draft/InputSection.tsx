import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { GeneratorEntry } from '../../catalog';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { saveInput } from '../../generators/saveInput';
import { FileButton } from '../../ui/FileButton';
import { WaitingButton } from '../../ui/WaitingButton';
import { useFileDrop } from '../useFileDrop';
import { LinkButton } from './LinkButton';
import { openFile } from './openFile';
import { ResetButton } from './ResetButton';
import type { Work } from './work';

type Props = { slug: GeneratorEntry['slug']; unit: GeneratorUnit; work: Work };

/** What was entered, as a file of the person: to save, to open, to begin anew. */
export function InputSection({ slug, unit, work }: Props) {
  const [saved, setSaved] = useState('');
  const open = (chosen: File) => openFile(chosen, slug, work);
  useFileDrop(open);

  function save() {
    const { input } = work.entries();
    const { fileName, text } = saveInput(slug, unit, input);
    saveFile(text, fileName);
    work.keep(input);
    setSaved(`«${fileName}» ist deinem Browser übergeben.`);
  }

  return (
    <section className="input-section" aria-labelledby="input-section">
      <h2 id="input-section">Eingaben</h2>
      <p>
        Diese Seite speichert nichts. Sichere deine Eingaben als Datei, dann kannst du sie später
        oder auf einem anderen Gerät wieder öffnen, mit dem Knopf oder indem du sie auf die Seite
        ziehst.
      </p>
      <div className="input-buttons">
        <WaitingButton className="secondary" onClick={save}>
          Eingaben sichern
        </WaitingButton>
        <FileButton
          label="Gesicherte Eingaben"
          accept=".json,application/json"
          onChoose={(file) => open(file)}
        >
          Eingaben öffnen
        </FileButton>
        {unit.linkable && <LinkButton unit={unit} work={work} />}
        <ResetButton work={work} />
      </div>
      <p className="status saved" role="status">
        {saved}
      </p>
    </section>
  );
}
