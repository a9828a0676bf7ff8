import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Category, GeneratorEntry } from '../../catalog';
import { PageLayout } from '../PageLayout';
import { completePage } from './completePage';
import { GenerateBar } from './GenerateBar';
import { isEntered } from './isEntered';
import { LeaveQuestion } from './LeaveQuestion';
import { Onward } from './Onward';
import { PreviewAside } from './preview/PreviewAside';
import { PreviewDialog } from './preview/PreviewDialog';
import { usePreview } from './preview/usePreview';
import { TemplateSection } from './TemplateSection';
import { unitOf } from './units';
import { useGenerate } from './useGenerate';
import { useTemplate } from './useTemplate';
import { createWork } from './work';

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const { slug } = entry;
  const unit = unitOf(slug);
  const template = useTemplate(slug, unit.fields);
  const { state, generate } = useGenerate(unit, template.open);
  const preview = usePreview(unit, template.open);
  const [work] = useState(() => createWork(unit));

  useEffect(
    () =>
      whenIdle(() => {
        // What fails here is tried again at the press, where it is said.
        completePage(slug, unit.fields)
          .catch(() => {})
          .then(preview.start);
      }),
    [slug, unit, preview],
  );

  function hasEntries() {
    const { input, isHalfTyped } = work.entries();
    return isHalfTyped || isEntered(unit.readInput(input), work.start);
  }

  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category}>
      <div className="with-preview">
        <unit.Form
          start={work.start}
          onInput={(input, isHalfTyped) => {
            work.set({ input, isHalfTyped });
            preview.follow(input);
          }}
          onGenerate={generate}
        >
          <GenerateBar
            unit={unit}
            work={work}
            state={state}
            visitors={template.visitors}
            onOriginal={template.backToOriginal}
          >
            <PreviewDialog preview={preview} />
          </GenerateBar>
        </unit.Form>
        <PreviewAside preview={preview} />
      </div>
      <TemplateSection slug={slug} template={template} />
      <Onward category={category} slug={slug} />
      {unit.asksBeforeLeaving && <LeaveQuestion hasEntries={hasEntries} />}
    </PageLayout>
  );
}
