import type { Category, GeneratorEntry } from '../catalog';
import { GenerateBar } from './GenerateBar';
import { useUnit } from './generatorUnits';
import { PageLayout } from './PageLayout';
import { useGenerate } from './useGenerate';

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const unit = useUnit(entry);
  const { status, generate } = useGenerate(entry, unit);
  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category}>
      <unit.Form onGenerate={generate}>
        <GenerateBar status={status} label="Dokument generieren" />
      </unit.Form>
    </PageLayout>
  );
}
