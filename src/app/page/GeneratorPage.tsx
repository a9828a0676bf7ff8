import { useEffect } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Category, GeneratorEntry } from '../../catalog';
import { useStore } from '../../ui/useStore';
import { CalendarButton } from '../draft/CalendarButton';
import { InAppNotice } from '../draft/InAppNotice';
import { InputNotice } from '../draft/InputNotice';
import { InputSection } from '../draft/InputSection';
import { LastYear } from '../draft/LastYear';
import { unitOf } from '../draft/units';
import { useSelectionLink } from '../draft/useSelectionLink';
import { workOf } from '../draft/works';
import { PreviewAside } from '../preview/PreviewAside';
import { PreviewDialog } from '../preview/PreviewDialog';
import { usePreview } from '../preview/usePreview';
import { TemplateSection } from '../template/TemplateSection';
import { useTemplate } from '../template/useTemplate';
import { GenerateBar } from './GenerateBar';
import { Onward } from './Onward';
import { PageLayout } from './PageLayout';
import { useGenerate } from './useGenerate';

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
        import('../draft/readSavedFile').catch(() => {});
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
