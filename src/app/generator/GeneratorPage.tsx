import { useEffect } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Category, GeneratorEntry } from '../../catalog';
import { PageLayout } from '../PageLayout';
import { useStore } from '../useStore';
import { CalendarButton } from './CalendarButton';
import { GenerateBar } from './GenerateBar';
import { InAppNotice } from './InAppNotice';
import { InputNotice } from './InputNotice';
import { InputSection } from './InputSection';
import { LastYear } from './LastYear';
import { Onward } from './Onward';
import { PreviewAside } from './preview/PreviewAside';
import { PreviewDialog } from './preview/PreviewDialog';
import { usePreview } from './preview/usePreview';
import { TemplateSection } from './TemplateSection';
import { unitOf } from './units';
import { useGenerate } from './useGenerate';
import { useSelectionLink } from './useSelectionLink';
import { useTemplate } from './useTemplate';
import { workOf } from './works';

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const { slug } = entry;
  const unit = unitOf(slug);
  const work = workOf(slug, unit);
  const given = useStore(work.given);
  useSelectionLink(unit, work);
  const template = useTemplate(slug, unit.fields, work.visitors);
  const { state, generate } = useGenerate(unit, template.fill, work.keep);
  const preview = usePreview(unit, template.fill);

  useEffect(
    () =>
      whenIdle(() => {
        // Fills the template for the first time, so that the press is not slower than the next.
        preview.start();
        // What opens saved files is there without a connection, too. A failure is said when one opens.
        import('./readSavedFile').catch(() => {});
      }),
    [preview],
  );

  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category} generates>
      <InAppNotice unit={unit} work={work} />
      <InputNotice store={work.notice} />
      <LastYear unit={unit} work={work} given={given} onStart={work.replace} />
      <div className="with-preview">
        <unit.Form
          key={given}
          start={work.entries().input}
          onInput={(input, isHalfTyped) => {
            work.set({ input, isHalfTyped });
            preview.follow(input);
          }}
          onGenerate={generate}
        >
          {unit.calendarFile && <CalendarButton unit={unit} work={work} />}
          <GenerateBar
            unit={unit}
            work={work}
            state={state}
            active={template.visitors.active}
            onOriginal={template.backToOriginal}
          >
            <PreviewDialog preview={preview} />
          </GenerateBar>
        </unit.Form>
        <PreviewAside preview={preview} />
      </div>
      <InputSection slug={slug} unit={unit} work={work} />
      <TemplateSection slug={slug} template={template} />
      <Onward category={category} slug={slug} />
    </PageLayout>
  );
}
