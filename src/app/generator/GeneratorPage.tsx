import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Category, GeneratorEntry } from '../../catalog';
import { PageLayout } from '../PageLayout';
import { completePage } from './completePage';
import { GenerateBar } from './GenerateBar';
import { LeaveQuestion } from './LeaveQuestion';
import { TemplateSection } from './TemplateSection';
import { unitOf } from './units';
import { useGenerate } from './useGenerate';
import { useTemplate } from './useTemplate';

const ignored = () => {};

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const { slug } = entry;
  const unit = unitOf(slug);
  const template = useTemplate(slug, unit.fields);
  const { status, generate } = useGenerate(unit, template.open);
  const [start] = useState(() => unit.readInput({}));
  const content = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      whenIdle(() => {
        // What fails here is tried again at the press, where it is said.
        completePage(slug, unit).catch(() => {});
      }),
    [slug, unit],
  );

  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category}>
      <div ref={content}>
        <unit.Form start={start} onInput={ignored} onGenerate={generate}>
          <GenerateBar status={status} label={unit.buttonLabel} />
        </unit.Form>
      </div>
      <TemplateSection slug={slug} template={template} />
      {unit.asksBeforeLeaving && <LeaveQuestion page={content} />}
    </PageLayout>
  );
}
