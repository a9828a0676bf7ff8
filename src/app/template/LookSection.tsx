import { type ReactNode, useEffect, useRef, useState } from 'react';
import { packZip, saveFile } from '../../browser/saveFile';
import { generatorEntries } from '../../catalog';
import { campFileName } from '../../generators/makeDocument';
import { FileButton, useFileDrop, wordFiles } from '../../ui/FileButton';
import { Icon } from '../../ui/Icon';
import { Question, type QuestionContent } from '../../ui/Question';
import { useStore } from '../../ui/store';
import { announceDraftChanges, campStore, customTemplates } from '../draft/drafts';
import { readFile } from '../draft/openFile';
import { type Outcome, OutcomeMessage } from '../Outcome';
import {
  applyLetterhead,
  cancelLetterhead,
  letterheadState,
  type RestyledTemplate,
  restoreOriginals,
} from './applyLetterhead';
import { onlyLookLabel, templateUsesOf } from './checkCustomTemplate';
import { Diagnostics, sharedDiagnostics } from './Diagnostics';
import styles from './trial.css?url';

const aboutLooks =
  'Ein Word-Dokument, das aussieht, wie ihr es wollt: Seine Formatvorlagen, Farben, Schriften und Ränder, seine Kopf- und Fusszeile kommen in alle Vorlagen; deren Texte und Felder bleiben.';

/** Applies the look of a letterhead to all templates. `children` shows the first pages of the templates. */
export function LookSection({ children }: { children: ReactNode }) {
  const { sentence, news, done, restyled } = useStore(letterheadState);
  const status = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<QuestionContent>();
  useFileDrop(choose);
  const isWorking = done !== undefined;
  useEffect(() => {
    if (isWorking) status.current?.scrollIntoView();
  }, [isWorking]);

  /**
   * Asks whether a file that is a template shall be used as a template or only for its look. Any other file is used as
   * a letterhead. Files that cannot be read are also given to `applyLetterhead`, which reports the failure.
   */
  async function choose(file: File) {
    const read = await readFile(file).catch(() => undefined);
    const templates = read ? await templateUsesOf(file, read) : [];
    if (templates.length === 0) return applyLetterhead(file);
    ask({
      heading: `«${file.name}» ist eine Vorlage: Was soll gelten?`,
      answers: [
        ...templates.map(({ words, take }) => [words, () => putInForce(take)] as const),
        [onlyLookLabel, () => applyLetterhead(file)],
      ],
      children: (
        <p>Als Vorlage behält sie ihre Texte. Ihr Aussehen allein kommt in alle Vorlagen.</p>
      ),
    });
  }

  async function putInForce(take: () => Promise<string>) {
    letterheadState.set({ sentence: await take() });
    announceDraftChanges();
  }

  // The focus moves to the status, because the pressed button disappears.
  function andFocus(act: () => void) {
    act();
    status.current?.focus();
  }

  return (
    <section aria-labelledby="briefkopf">
      <h2 id="briefkopf">Euer Briefkopf über alle Dokumente</h2>
      <p>{aboutLooks}</p>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="drop">
        <FileButton label="Briefkopf" accept={wordFiles} onChoose={choose}>
          <Icon name="file" /> Briefkopf wählen
        </FileButton>
        <span>oder auf diese Seite ziehen</span>
      </div>
      <div className="template-status">
        <div ref={status} role="status" tabIndex={-1}>
          {sentence && <p className={news}>{sentence}</p>}
        </div>
        {isWorking && (
          <div className="look-progress">
            <progress max={generatorEntries.length} value={done} aria-label="Vorlagen" />
            <button type="button" className="secondary" onClick={() => andFocus(cancelLetterhead)}>
              Abbrechen
            </button>
          </div>
        )}
      </div>
      {asked && <Question {...asked} onClose={() => ask(undefined)} />}
      {children}
      {restyled && <Restyled restyled={restyled} />}
      <ActiveTemplates onBack={() => andFocus(restoreOriginals)} />
    </section>
  );
}

/** Shows the diagnostics of the restyled templates. */
function Restyled({ restyled }: { restyled: readonly RestyledTemplate[] }) {
  const shared = (diagnosticsOf: (one: RestyledTemplate) => RestyledTemplate['notes']) =>
    sharedDiagnostics(restyled.map((one) => [one.draft.entry.name, diagnosticsOf(one)]));
  return (
    <div className="template-status">
      <Diagnostics
        diagnostics={shared(({ report }) => report.errors)}
        intro={<span className="bad">Wo das nicht geht, bleibt das Original in Kraft:</span>}
      />
      <Diagnostics
        diagnostics={shared((one) => [...one.notes, ...one.report.warnings])}
        intro="Schau dir Folgendes an:"
      />
    </div>
  );
}

/**
 * Shows the number of pages with a custom template in force. One button saves these templates. A second button puts the
 * originals in force.
 */
function ActiveTemplates({ onBack }: { onBack: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const count = customTemplates().length;

  async function save() {
    try {
      await saveTemplates();
      setOutcome({});
    } catch (error) {
      console.error(error);
      setOutcome({
        failure:
          'Das ZIP konnte nicht gepackt werden. Prüfe deine Internetverbindung und drücke den Knopf noch einmal.',
      });
    }
  }

  if (count === 0) return null;
  return (
    <div className="active-templates">
      <p>
        Auf {count} von {generatorEntries.length} Seiten ist eine eigene Vorlage aktiv, bis du den
        Tab schliesst oder neu lädst. Speichere sie als ZIP: Andere Leitende öffnen es auf der
        Startseite mit «Datei öffnen».
      </p>
      <div className="samples">
        <button type="button" className="secondary" onClick={save}>
          Als ZIP speichern
        </button>
        <button type="button" className="secondary" onClick={onBack}>
          Überall das Original
        </button>
      </div>
      <OutcomeMessage outcome={outcome} />
    </div>
  );
}

/** Saves all custom templates in force as a ZIP. The fixed date makes the ZIPs of equal templates equal. */
async function saveTemplates() {
  const { departement, name } = campStore.current();
  const fileName = campFileName('Vorlagen', { name: departement || name }, '.zip');
  saveFile(await packZip(customTemplates(), new Date(1980, 0, 1)), fileName);
}
