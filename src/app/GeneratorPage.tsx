import { useRef } from 'react';
import type { Category, GeneratorEntry } from '../catalog';
import { GenerateBar } from './GenerateBar';
import { useUnit } from './generatorUnits';
import { LeaveQuestion } from './LeaveQuestion';
import { PageLayout } from './PageLayout';
import { useGenerate } from './useGenerate';

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const unit = useUnit(entry);
  const { status, generate } = useGenerate(entry, unit);
  const content = useRef<HTMLDivElement>(null);
  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category}>
      <div ref={content}>
        <unit.Form onGenerate={generate}>
          <GenerateBar status={status} label={unit.buttonLabel ?? 'Dokument generieren'} />
        </unit.Form>
      </div>
      {unit.asksBeforeLeaving && <LeaveQuestion page={content} />}
    </PageLayout>
  );
}
