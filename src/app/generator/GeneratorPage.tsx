import { useRef, useState } from 'react';
import type { Category, GeneratorEntry } from '../../catalog';
import { PageLayout } from '../PageLayout';
import { GenerateBar } from './GenerateBar';
import { LeaveQuestion } from './LeaveQuestion';
import { TemplateSection } from './TemplateSection';
import { unitOf } from './units';
import { useGenerate } from './useGenerate';
import { useOwnTemplate } from './useOwnTemplate';

const ignored = () => {};

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const unit = unitOf(entry.slug);
  const own = useOwnTemplate(unit);
  const { status, generate } = useGenerate(entry, unit, own.bytes);
  const [start] = useState(() => unit.readInput({}));
  const content = useRef<HTMLDivElement>(null);
  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category}>
      <div ref={content}>
        <unit.Form start={start} onInput={ignored} onGenerate={generate}>
          <GenerateBar status={status} label={unit.buttonLabel} />
        </unit.Form>
      </div>
      <TemplateSection slug={entry.slug} own={own} />
      {unit.asksBeforeLeaving && <LeaveQuestion page={content} />}
    </PageLayout>
  );
}
