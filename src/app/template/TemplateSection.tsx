import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { loadTemplate, templateAddress } from '../../browser/loadTemplate';
import { fileOf, saveFile } from '../../browser/saveFile';
import { templatesPage } from '../../catalog';
import { summaryOf } from '../../document/diagnostic';
import { FileButton } from '../../ui/FileButton';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { Failure, PausingButton, WaitingButton } from '../../ui/WaitingButton';
import type { CheckedTemplate, CustomTemplate, Draft } from '../draft/draft';
import { createLatest } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';
import { Link } from '../Link';
import { applyLetterhead } from './applyLetterhead';
import { checkCustomTemplate } from './checkCustomTemplate';
import { checkPagesWithLongTexts } from './checkPagesWithLongTexts';
import { Diagnostics, type ShowPlace } from './Diagnostics';
import { SideBySide } from './SideBySide';
import styles from './trial.css?url';

const about =
  'Gestalte die Originalvorlage in Word um und probiere sie hier aus. Deine Datei gilt, bis du den Tab schliesst oder neu lädst.';

/** Offers the original template as a download, checks a custom template, and makes the page use the template. */
export function TemplateSection({ draft }: { draft: Draft }) {
  const { slug } = draft.entry;

  // The check is aborted when the page is left.
  useEffect(() => latest.abort, []);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <p>{about}</p>
      <p>
        <a href={templateAddress(slug)} download={`${slug}.docx`}>
          Originalvorlage herunterladen
        </a>
        <Link to={`${templatesPage.path}#${slug}`}>Anleitung und alle Felder</Link>
      </p>
      <WordFileChoice
        label="Eigene Vorlage verwenden"
        onChoose={(file) => tryTemplate(draft, file)}
      />
      <TemplateResult draft={draft} />
    </>
  );
}

/**
 * A button that takes a Word file, and the advice to drop a file. The page around this component takes the dropped
 * file. Beside a result on the page for designers, CSS shows the word «Andere».
 */
export function WordFileChoice(choice: ComponentProps<typeof FileButton>) {
  return (
    <div className="drop">
      <FileButton icon="file" className="secondary" {...choice}>
        <span>Andere</span> Word-Datei wählen
      </FileButton>
      <span>oder auf diese Seite ziehen</span>
    </div>
  );
}

/**
 * Shows the result of checking the custom template of a draft, and both templates side by side (`SideBySide`). A button
 * makes the page use the original. A second button saves the template with comments.
 *
 * @param isElsewhere true on another page than the page of the draft. The result then links to the page of the draft,
 *   and a button takes the look of the template for all documents.
 */
export function TemplateResult({ draft, isElsewhere }: { draft: Draft; isElsewhere?: boolean }) {
  const customTemplate = useStore(draft.customTemplate);
  /** A sentence with advice when the template with comments could not be saved; empty without a failure. */
  const [failed, setFailed] = useState('');
  const showPlace = useRef<ShowPlace>(null);

  // The template that can be saved with comments. A refused template has priority over the template in use.
  const commentable = customTemplate.attempt?.refused ?? customTemplate.inUse;
  const { errors = [], warnings = [], changes = [] } = commentable?.report ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is about one file
  useEffect(() => setFailed(''), [commentable?.bytes]);

  return (
    <>
      <div className="template-status" aria-live="polite">
        <div className="input-notice">
          <TemplateStatus {...customTemplate} />
          {isElsewhere && (
            <Link to={draft.entry.path} className={customTemplate.attempt ? 'quiet' : 'primary'}>
              {`Zu «${draft.entry.name}»`}
            </Link>
          )}
          {customTemplate.inUse && (
            <WaitingButton className="secondary" onClick={() => draft.customTemplate.set({})}>
              Original verwenden
            </WaitingButton>
          )}
          {commentable?.report.readable && errors.length + warnings.length > 0 && (
            <PausingButton
              className="quiet"
              onClick={async () => setFailed(await saveComments(commentable))}
            >
              Vorlage mit Kommentaren herunterladen
            </PausingButton>
          )}
          {isElsewhere && commentable && (
            <WaitingButton
              className="quiet"
              onClick={() => applyLetterhead(fileOf(commentable.bytes, commentable.name))}
            >
              Aussehen für alle Dokumente übernehmen
            </WaitingButton>
          )}
        </div>
        <Failure message={failed} />
        <Diagnostics
          diagnostics={[...errors, ...warnings, ...changes]}
          onShow={(diagnostic) => showPlace.current?.(diagnostic)}
        />
      </div>
      {commentable?.report.readable && (
        <SideBySide key={errors.length} ref={showPlace} draft={draft} template={commentable} />
      )}
    </>
  );
}

/** Shows whether the chosen file can be used, and the name of the template in use. */
function TemplateStatus({ inUse, attempt }: CustomTemplate) {
  const { kind, sentence } = attempt ?? {};
  const ours = attempt ? 'Das Original' : 'Keine eigene Vorlage';
  const activeSentence = `${inUse ? `«${inUse.name}»` : ours} ${attempt ? 'bleibt' : 'ist'} aktiv.`;
  const summary = attempt ? '' : inUse && summaryOf(inUse.report);
  const success = summary && (summary.startsWith('In Ordnung') ? 'good' : 'hint');
  return (
    <Verdict className={kind === 'failed' ? 'bad' : success}>
      <strong>{summary || sentence}</strong> {kind !== 'working' && activeSentence}
    </Verdict>
  );
}

/**
 * A sentence about a result, after the sign of the class: `good`, `hint` or `bad`. Without a class, there is no sign.
 */
export function Verdict({ className, children }: ComponentProps<'p'>) {
  return (
    <p className={className}>
      {className && <Icon name={className === 'good' ? 'check' : 'warning'} />} {children}
    </p>
  );
}

const latest = createLatest();

/**
 * Checks a file as the custom template of a draft. Aborts the check of any earlier file. If the template has no errors,
 * the page uses the template at once. `checkPagesWithLongTexts` then checks the pages of its documents.
 */
export async function tryTemplate(draft: Draft, file: File) {
  const { customTemplate } = draft;

  function update(members: CustomTemplate) {
    customTemplate.set({ ...customTemplate.current(), ...members });
  }

  const signal = latest.next();
  const attempt = { kind: 'working', sentence: `«${file.name}» wird geprüft …` } as const;
  update({ attempt });
  const checked = await checkCustomTemplate(file, draft, signal);
  if (customTemplate.current().attempt !== attempt) return;
  update(checked);
  const { inUse } = checked;
  if (!inUse) return;
  // The original may be unavailable without a connection. The numbers of pages are then not compared.
  const originalBytes = await loadTemplate(draft.entry.slug).catch(() => undefined);
  const report = await checkPagesWithLongTexts(inUse, draft.generator, signal, originalBytes);
  if (customTemplate.current().inUse === inUse) update({ inUse: { ...inUse, report } });
}

/** @returns a sentence about the failure, or an empty text if the template was saved */
async function saveComments({ name, bytes, report }: CheckedTemplate) {
  try {
    const commentable = await checkingEngine.ask('comment', bytes, [
      [...report.errors, ...report.warnings],
    ]);
    saveFile(commentable, name.replace(/(\.\w+)?$/, ' mit Kommentaren$1'));
    return '';
  } catch (error) {
    return fileFailure(`«${name}»`, error);
  }
}
