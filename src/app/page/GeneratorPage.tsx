import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/load';
import type { Category, GeneratorEntry } from '../../catalog';
import type { Generator } from '../../generators/contract';
import { generateKeys } from '../../ui/Form';
import { Icon } from '../../ui/Icon';
import { pressPause } from '../../ui/PausingButton';
import { useStore } from '../../ui/store';
import { useHydrated, WaitingButton } from '../../ui/WaitingButton';
import type { GenerateState } from '../draft/deliver';
import { type Draft, original } from '../draft/draft';
import { draftOf, useLook } from '../draft/drafts';
import { Link } from '../Link';
import { unreachablePart, useLatePart } from '../latePart';
import { openPreview } from '../preview/openPreview';
import { PreviewAside, PreviewDialog } from '../preview/Preview';
import { softHyphens } from '../softHyphens';
import { OpenFile } from './OpenFile';
import { ids, PageLayout } from './PageLayout';

type Props = { entry: GeneratorEntry; generator: Generator; category: Category };

export function GeneratorPage({ entry, generator, category }: Props) {
  const draft = draftOf(entry, generator);
  const formKey = useStore(draft.formKey);
  const look = useLook();
  const bytes = useStore(draft.visitors).active?.bytes;
  const { state, generate, share } = useGenerate(draft);
  const [preview] = useState(() => openPreview(draft));
  // Fills the template for the first time, so that the press is not slower than the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another template it begins anew
  useEffect(() => {
    let stop = whenIdle(() => {
      stop = preview.follow();
    });
    return () => stop();
  }, [preview, look, bytes]);

  const { part: late } = useLatePart(loadLateParts, true);

  return (
    <PageLayout
      heading={entry.name}
      lead={generator.intro}
      aside={<OpenFile draft={draft} />}
      category={category}
    >
      {late && (
        <>
          <late.InAppNotice draft={draft} />
          <late.InputNotice draft={draft} />
          <late.CarryOver draft={draft} formKey={formKey} />
        </>
      )}
      <div className="with-preview">
        <generator.Form
          key={formKey}
          start={draft.input()}
          onInput={draft.set}
          onGenerate={generate}
        >
          <input type="hidden" name="campLook" value={look} />
          {generator.alone && (
            <p>
              <WaitingButton className="quiet" onClick={() => generate(true)}>
                <Icon name="download" /> {generator.alone.text}
              </WaitingButton>
            </p>
          )}
          {late && generator.calendarFile && <late.CalendarButton draft={draft} />}
          <GenerateBar draft={draft} state={state} late={late} preview={preview} onShare={share} />
        </generator.Form>
        <PreviewAside preview={preview} />
      </div>
      <div className="rare">
        <TemplateSection draft={draft}>{late && <late.Looks slug={entry.slug} />}</TemplateSection>
        {/* Whoever has made one mostly needs the next. */}
        <details className="onward">
          <summary className="quiet">Weitere Dokumente</summary>
          <ul>
            {category.generators
              .filter((sister) => sister !== entry)
              .map(({ slug, path, name }) => (
                <li key={slug}>
                  <Link to={path}>{softHyphens(name)}</Link>
                </li>
              ))}
          </ul>
        </details>
        {late && <late.InputButtons draft={draft} />}
      </div>
    </PageLayout>
  );
}

/** What a page shows and does once it is interactive. */
const loadLateParts = () => import('./lateParts');
type LateParts = Awaited<ReturnType<typeof loadLateParts>>;

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @returns the state, nothing before the first press
 */
function useGenerate(draft: Draft) {
  const [state, setState] = useState<GenerateState>();

  async function carryOut(way: 'save' | 'share', isAlone = false) {
    const order = { input: draft.input(), isAlone };
    const late = await loadLateParts().catch(() => undefined);
    return late ? late.deliver(way, draft, order) : { failed: unreachablePart };
  }

  async function generate(isAlone = false) {
    if (state?.isWorking) return;
    setState({ isWorking: true });
    // That of a double-click would save the same file twice.
    const secondPress = new Promise((resolve) => setTimeout(resolve, pressPause));
    const done = await carryOut('save', isAlone);
    await secondPress;
    setState(done);
  }

  /** Hands what a press would save to another app. */
  async function share() {
    const done = await carryOut('share');
    if (done) setState(done);
  }

  return { state, generate, share };
}

type BarProps = Omit<ComponentProps<typeof PreviewDialog>, 'children'> & {
  draft: Draft;
  state: GenerateState | undefined;
  /** Once they are there. */
  late: LateParts | undefined;
};

/** The generating button; beside it how far the work is, and how the last press went. */
function GenerateBar({ draft, state, late, onShare, preview }: BarProps) {
  const { active } = useStore(draft.visitors);
  const isReady = useHydrated();
  return (
    <div className="generate-bar">
      <WaitingButton
        id={ids.document}
        type="submit"
        className="primary"
        aria-disabled={state?.isWorking}
        aria-keyshortcuts={generateKeys}
        title="Ctrl + Enter"
      >
        <Icon name="download" />
        {state?.isWorking ? 'Dokument wird erstellt …' : draft.generator.buttonLabel}
      </WaitingButton>
      <PreviewDialog preview={preview} onShare={onShare}>
        {late && <late.GenerateStatus draft={draft} state={state} />}
        <Failure message={state?.failed} />
      </PreviewDialog>
      {late && <late.ShareButton onPress={onShare} />}
      <div className="bar-words">
        {late && <late.GenerateStatus draft={draft} state={state} />}
        {active && (
          <button
            type="button"
            className="chip"
            title={active.name}
            onClick={() => draft.visitors.set(original)}
          >
            <span>
              Vorlage<span className="wide">: {active.name}</span>
            </span>
            <Icon name="close" />
            <span className="visually-hidden">Original verwenden</span>
          </button>
        )}
        {late && <late.Hints draft={draft} isPressed={state !== undefined} />}
      </div>
      <div className={isReady ? 'bar-message' : 'bar-message late'}>
        {!isReady && <Failure message={notReady} />}
        {active && late && <late.SlowFilling />}
        <Failure message={state?.failed} />
      </div>
    </div>
  );
}

/** In the HTML, where nothing else could say it; the style sheet shows it where the script stays away. */
const notReady =
  'Die Seite ist noch nicht fertig geladen. Bleibt das so, prüfe deine Internetverbindung und lade sie neu.';

/** Why nothing is made: what happened stands out, what to do follows. */
function Failure({ message = '' }: { message?: string | undefined }) {
  const end = message.indexOf('. ') + 1;
  return (
    <p className="status failed" role="alert">
      {message && <strong>{message.slice(0, end)}</strong>}
      {message.slice(end)}
    </p>
  );
}

const loadTrial = async () => (await import('../template/TemplateTrial')).TemplateTrial;

/**
 * The looks to choose from, and a template of one's own. What is for designers is a chunk of the program of its
 * own, here when it is opened or before.
 */
function TemplateSection({ draft, children }: { draft: Draft; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { part: Trial, hasFailed } = useLatePart(loadTrial, isOpen);

  return (
    <details className="template" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="quiet">Aussehen</summary>
      {children}
      {Trial ? <Trial draft={draft} /> : hasFailed && <p role="alert">{unreachablePart}</p>}
    </details>
  );
}
