import { useEffect, useRef, useState } from 'react';
import { type GeneratorEntry, generatorEntries } from '../../catalog';
import { useFileDrop } from '../../ui/FileButton';
import { goTo } from '../../ui/Fold';
import { useQuestion } from '../../ui/Question';
import { useStore } from '../../ui/store';
import { PausingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { draftChanges, startDraft, startedDrafts } from '../draft/drafts';
import { readFile } from '../draft/openFile';
import { Link } from '../Link';
import {
  applyLetterhead,
  cancelLetterhead,
  letterheadState,
  putInUse,
  type RestyledTemplate,
  restoreOriginals,
} from './applyLetterhead';
import { templateEntries } from './checkCustomTemplate';
import { Diagnostics, sharedDiagnostics } from './Diagnostics';
import { SideBySide } from './SideBySide';
import { TemplateResult, tryTemplate, Verdict, WordFileChoice } from './TemplateSection';
import styles from './trial.css?url';

const about =
  'Ein Briefkopf gibt allen Vorlagen Farben, Schriften, Ränder, Kopf- und Fusszeile; ihre Texte bleiben. Eine Vorlage mit Feldern wird geprüft und gilt für ihr Dokument.';

/**
 * Takes a Word file. A template is checked and used for its document, and the section shows the result. The look of any
 * other file is applied to all templates.
 */
export function LookSection() {
  const { ask, question } = useQuestion();
  /** The draft whose template was tried last. `choose` empties the state, so that each trial mounts `Trial` anew. */
  const [tried, setTried] = useState<Draft>();
  useFileDrop(choose);
  /**
   * Tries a file as a template. If the template may belong to several documents, a dialog asks for the document. Any
   * other file goes to `applyLetterhead`, which reports a file that cannot be read. As soon as the use of the file is
   * known, an earlier letterhead is no longer applied.
   */
  async function choose(file: File) {
    setTried(undefined);
    const entries = await readFile(file)
      .then((read) => templateEntries(file, read))
      .catch(() => []);
    const [entry, other] = entries;
    if (!entry) return applyLetterhead(file);
    if (!other) return tryFor(entry, file);
    ask({
      heading: `«${file.name}»: Vorlage wofür?`,
      answers: entries.map((one) => [one.name, () => tryFor(one, file)]),
    });
  }

  async function tryFor(entry: GeneratorEntry, file: File) {
    cancelLetterhead();
    const draft = await startDraft(entry);
    setTried(draft);
    await tryTemplate(draft, file);
  }

  return (
    <section aria-labelledby="briefkopf">
      <h2 id="briefkopf" tabIndex={-1}>
        Eure Word-Datei
      </h2>
      <p>{about}</p>
      <link rel="stylesheet" href={styles} precedence="page" />
      <WordFileChoice label="Word-Datei" onChoose={choose} />
      <LetterheadStatus tried={tried} />
      {question}
      {tried && <Trial draft={tried} />}
    </section>
  );
}

/**
 * Shows the progress or result of a letterhead, the diagnostics of the restyled templates, and one of the templates
 * beside its original. A button replaces the templates that somebody chose for single documents, too. Without a
 * letterhead, shows the number of pages that use a custom template. A second button makes all pages use the originals.
 * Number and second button are missing if only the draft `tried` uses a custom template, because `Trial` shows this
 * template.
 */
function LetterheadStatus({ tried }: { tried?: Draft | undefined }) {
  const { sentence, news, kept = [], restyled = [] } = useStore(letterheadState);
  useStore(draftChanges);
  const using = startedDrafts().filter((one) => one.customTemplate.current().inUse);
  const isListed = using.some((one) => one !== tried);
  const said =
    sentence ||
    (isListed &&
      `Auf ${using.length} von ${generatorEntries.length} Seiten ist eine eigene Vorlage aktiv, bis du den Tab schliesst oder neu lädst.`);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence) status.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  const used = restyled.filter(
    ({ draft, bytes }) => draft.customTemplate.current().inUse?.bytes === bytes,
  );
  const press = (label: string, act: () => void) => (
    <PausingButton
      className="secondary"
      onClick={() => {
        act();
        // The pressed button disappears.
        status.current?.focus();
      }}
    >
      {label}
    </PausingButton>
  );
  // The choice of looks shows the packing list, too.
  const shown = used.find(({ draft }) => draft.entry.slug === 'packliste') ?? used[0];
  return (
    <div>
      <div className="template-status">
        <div ref={status} className="input-notice" role="status" tabIndex={-1}>
          {said && <Verdict className={news}>{said}</Verdict>}
          {news === 'good' && (
            <Link to="/" className="primary">
              Zu den Dokumenten
            </Link>
          )}
          {/* A tried template whose look is taken stays. */}
          {news === 'good' &&
            kept[0] &&
            !tried &&
            press('Überall dieses Aussehen', () => putInUse(restyled, true))}
          {isListed && press('Überall das Original', restoreOriginals)}
        </div>
        <Restyled restyled={restyled} />
      </div>
      {shown && <SideBySide draft={shown.draft} template={shown} />}
    </div>
  );
}

/** Shows the result of checking the tried template. The heading gets the focus when the trial begins. */
function Trial({ draft }: { draft: Draft }) {
  return (
    <div className="trial">
      <h3 ref={goTo} tabIndex={-1}>
        {`Erkannt: Vorlage für «${draft.entry.name}»`}
      </h3>
      <TemplateResult isElsewhere draft={draft} />
    </div>
  );
}

/** Shows the diagnostics of the restyled templates. */
function Restyled({ restyled }: { restyled: readonly RestyledTemplate[] }) {
  const shared = (
    diagnosticsOf: (one: RestyledTemplate) => RestyledTemplate['notes'],
    end: string,
  ) =>
    sharedDiagnostics(restyled.map((one) => [one.draft.entry.name, diagnosticsOf(one)])).map(
      ({ about, diagnostics }) => (
        <Diagnostics key={about} diagnostics={diagnostics} intro={about + end} />
      ),
    );
  return (
    <>
      {shared(({ report }) => report.errors, ' bleibt das Original in Kraft:')}
      {shared(({ notes, report }) => [...notes, ...report.warnings], ':')}
    </>
  );
}
