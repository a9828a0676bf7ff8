import { useEffect } from 'react';
import type { GeneratorEntry } from '../../../catalog';
import { FileButton } from '../../../ui/FileButton';
import { Icon } from '../../../ui/Icon';
import { useStore } from '../../../ui/store';
import { useFileDrop } from '../../useFileDrop';
import type { ShownTemplate } from '../shownTemplate';
import styles from '../trial.css?url';
import { ActiveTemplates } from './ActiveTemplates';
import { LookStatus } from './LookStatus';
import { look, stop, takeOver } from './takeOver';

type Props = {
  templates: readonly ShownTemplate[];
  onPreview: (slug: GeneratorEntry['slug'], isLong: boolean) => void;
};

/** One file that looks as a group wants it, and all templates look like it. */
export function LookSection({ templates, onPreview }: Props) {
  const state = useStore(look);
  const take = (file: File) => takeOver(file, templates);
  useFileDrop(take);
  // Who leaves the page wants nothing of it any more.
  useEffect(() => stop, []);

  return (
    <section aria-labelledby="aussehen">
      <h2 id="aussehen">Aussehen auf alle übernehmen</h2>
      <p>
        Wähle eine Word-Datei, die aussieht, wie ihr es wollt: eine Vorlage, die du umgestaltet
        hast, oder den Briefkopf eurer Gruppe. Ihre Formatvorlagen, Farben, Schriften und
        Seitenränder, ihre Kopf- und Fusszeile kommen in alle Vorlagen; deren Texte und Felder
        bleiben. Deine Datei bleibt in diesem Browser.
      </p>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="drop">
        <FileButton label="Vorbild" accept=".docx" onChoose={take}>
          <Icon name="file" /> Vorbild wählen
        </FileButton>
        <span>oder auf diese Seite ziehen</span>
      </div>
      <LookStatus state={state} templates={templates} onPreview={onPreview} />
      <ActiveTemplates templates={templates} />
    </section>
  );
}
