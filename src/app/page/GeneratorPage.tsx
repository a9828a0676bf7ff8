import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { type Category, type GeneratorEntry, generatorEntries } from '../../catalog';
import { allLooks } from '../../generators/camp';
import type { Generator } from '../../generators/defineGenerator';
import { Icon } from '../../ui/Icon';
import { withSoftHyphens } from '../../ui/softHyphens';
import { useStore } from '../../ui/store';
import { Failure, pressPause, useHydrated, WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { begunDrafts, campStore, draftChanges, draftOf, useLook } from '../draft/drafts';
import { DraftStatus } from '../draft/progress';
import type { GenerateState } from '../draft/saveOrShare';
import { Link } from '../Link';
import { unreachablePartSentence, useLatePart } from '../latePart';
import { createPreview } from '../preview/createPreview';
import { PreviewAside, PreviewDialog } from '../preview/Preview';
import { OpenFile } from './OpenFile';
import { ids, PageLayout } from './PageLayout';

type Props = { entry: GeneratorEntry; generator: Generator; category: Category };

export function GeneratorPage({ entry, generator, category }: Props) {
  const draft = draftOf(entry, generator);
  const formKey = useStore(draft.formKey);
  const look = useLook();
  const bytes = useStore(draft.customTemplate).inUse?.bytes;
  const lookName = bytes ? 'eure Datei' : allLooks.find(({ slug }) => slug === look)?.name;
  const { generate, ...generation } = useGenerate(draft);
  const [preview] = useState(() => createPreview(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` and `bytes` decide which template the preview fills
  useEffect(preview.follow, [preview, look, bytes]);

  // Opening or closing «Aussehen» or «Eigene Vorlage» loads the late parts again if the first attempt has failed.
  const [attempt, setAttempt] = useState(1);
  const { part: late, hasFailed } = useLatePart(loadLateParts, attempt);
  const folded = (className: string, title: ReactNode, content: ReactNode) => (
    <details
      className={className}
      onToggle={() => setAttempt(attempt + 1)}
      onKeyDown={closeByEscape}
    >
      <summary className="quiet">{title}</summary>
      {content}
      {hasFailed && <p role="alert">{unreachablePartSentence}</p>}
    </details>
  );
  const lookChoice = folded(
    'preview-looks',
    <>
      Aussehen<span>: {lookName}</span>
    </>,
    late && <late.Looks slug={entry.slug} />,
  );

  return (
    <PageLayout
      heading={entry.name}
      lead={generator.intro}
      aside={<OpenFile currentPath={entry.path} />}
      parent={category}
    >
      {late && (
        <div className="notices">
          <late.InAppNotice draft={draft} />
          <late.InputNotice draft={draft} />
          <late.CampIsOver />
        </div>
      )}
      <div className="with-preview">
        <generator.Form
          key={`${formKey} ${useStore(campStore.formKey)}`}
          now={draft.now}
          onInput={draft.set}
          onGenerate={generate}
        >
          <input type="hidden" name="campLook" value={look} />
          {generator.alone && (
            <p>
              <WaitingButton icon="download" className="quiet" onClick={() => generate(true)}>
                {generator.alone.text}
              </WaitingButton>
            </p>
          )}
          <GenerateBar {...generation} {...{ draft, late, preview, looks: lookChoice }} />
        </generator.Form>
        <PreviewAside preview={preview} looks={lookChoice} />
      </div>
      <div className="rare">
        {folded('template', 'Eigene Vorlage', late && <late.TemplateSection draft={draft} />)}
        <OtherDocuments entry={entry}>{late && <late.FolderSection />}</OtherDocuments>
        {late && <late.InputButtons draft={draft} />}
      </div>
    </PageLayout>
  );
}

/**
 * Closes an open `details` with Escape, and moves the focus to the summary. A dialog around the `details` stays open.
 */
function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const { key, currentTarget } = event;
  if (key !== 'Escape' || !currentTarget.open) return;
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** A button that opens a list of all documents, with `children` above the list. Begun documents come first. */
function OtherDocuments({ entry, children }: { entry: GeneratorEntry; children: ReactNode }) {
  const id = useId();
  useStore(draftChanges);
  // `draftChanges` leaves out typing in the page's own form, so the list is rendered again when the list opens.
  const [, render] = useState({});
  const all = new Set([...begunDrafts().map((draft) => draft.entry), ...generatorEntries]);
  return (
    <>
      <button type="button" className="quiet" popoverTarget={id}>
        Weitere Dokumente
      </button>
      <div id={id} className="onward" popover="auto" onToggle={() => render({})}>
        {children}
        <ul>
          {Array.from(all, ({ slug, path, name }) => (
            <li key={slug}>
              {slug === entry.slug ? (
                <span aria-current="page">{withSoftHyphens(name)}</span>
              ) : (
                <Link to={path}>{withSoftHyphens(name)}</Link>
              )}
              <DraftStatus slug={slug} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Loads the chunk with the code that the page needs only after hydration. */
const loadLateParts = () => import('./lateParts');

/**
 * Returns a function that saves the document (`generate`) and a function that shares the document (`share`). While
 * `generate` makes a document, further calls of `generate` are ignored.
 *
 * @returns `state` is the progress or result of the last call. `state` is `undefined` until `generate` or
 *   `setState` is called, or `share` fails
 */
function useGenerate(draft: Draft) {
  const [state, setState] = useState<GenerateState>();

  function carryOut(way: 'save' | 'share', isAlone = false) {
    return loadLateParts().then(
      ({ saveOrShare }) => saveOrShare(way, draft, isAlone),
      () => ({ failure: unreachablePartSentence }),
    );
  }

  async function generate(isAlone = false) {
    if (state?.isWorking) return;
    setState({ isWorking: true });
    // `isWorking` stays true for at least `pressPause`, because the second click of a double-click would save the file
    // twice.
    const [done] = await Promise.all([
      carryOut('save', isAlone),
      new Promise((resolve) => setTimeout(resolve, pressPause)),
    ]);
    setState(done);
  }

  const share = () => carryOut('share').then((done) => done && setState(done));

  return { state, setState, generate, share };
}

type BarProps = ComponentProps<typeof PreviewDialog> &
  Omit<ReturnType<typeof useGenerate>, 'generate'> & {
    draft: Draft;
    /** The exports of the chunk with the late parts; `undefined` until the chunk is loaded. */
    late: typeof import('./lateParts') | undefined;
  };

/** The bar with the main button of the page. Shows the progress, the hints, and the result of the last press. */
function GenerateBar({ draft, state, setState, share, late, ...dialog }: BarProps) {
  const { inUse } = useStore(draft.customTemplate);
  const status = late && <late.GenerateStatus draft={draft} state={state} />;
  const shareButton = late && <late.ShareButton onPress={share} />;
  const failure = <Failure message={state?.failure} />;
  return (
    <div className="generate-bar">
      <WaitingButton
        id={ids.document}
        type="submit"
        icon="download"
        className="primary"
        aria-disabled={state?.isWorking}
      >
        {state?.isWorking
          ? 'Dokument wird erstellt …'
          : withSoftHyphens(draft.generator.buttonLabel)}
      </WaitingButton>
      {late && <late.CalendarButton draft={draft} onSave={setState} />}
      <PreviewDialog {...dialog}>
        {status}
        {shareButton}
        {failure}
      </PreviewDialog>
      {shareButton}
      <div className="bar-words">
        {status}
        {inUse?.origin === 'page' && (
          <WaitingButton
            className="chip"
            title={inUse.name}
            onClick={() => draft.customTemplate.set({})}
          >
            <span>
              Vorlage<span className="wide">: {inUse.name}</span>
            </span>
            <Icon name="close" />
            <span className="visually-hidden">Original verwenden</span>
          </WaitingButton>
        )}
        {late && <late.Hints draft={draft} />}
      </div>
      <div className="bar-message">
        {/* If the page is not hydrated after ten seconds, CSS shows this sentence of the prerendered HTML. */}
        {!useHydrated() && (
          <Failure message="Die Seite ist noch nicht fertig geladen. Bleibt das so, prüfe deine Internetverbindung und lade sie neu." />
        )}
        {failure}
      </div>
    </div>
  );
}
