import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/load';
import type { Category, GeneratorEntry } from '../../catalog';
import type { Generator } from '../../generators/contract';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { draftOf, useLook } from '../draft/drafts';
import { Link } from '../Link';
import { unreachablePart, useLatePart } from '../latePart';
import { openPreview } from '../preview/openPreview';
import { PreviewAside, PreviewDialog } from '../preview/Preview';
import { softHyphens } from '../softHyphens';
import { GenerateBar, GenerateFailure } from './GenerateBar';
import { OpenFile } from './OpenFile';
import { PageLayout } from './PageLayout';
import { loadLateParts, useGenerate } from './useGenerate';

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
      generates
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
          <GenerateBar draft={draft} state={state} late={late} onShare={share}>
            <PreviewDialog preview={preview} onShare={share}>
              {late && <late.GenerateStatus draft={draft} state={state} />}
              <GenerateFailure state={state} />
            </PreviewDialog>
            {late && <late.NextToCheck draft={draft} />}
          </GenerateBar>
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
