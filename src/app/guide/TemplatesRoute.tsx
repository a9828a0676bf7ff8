import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { Generator, ReadInput } from '../../generators/contract';
import { joinedCamp } from '../../generators/ownCamp';
import { loadOnce } from '../draft/generators';
import type { ShownTemplate } from '../template/shownTemplate';
import type { TemplatesPage } from './TemplatesPage';

type Loaded = { Page: typeof TemplatesPage; templates: readonly ShownTemplate[] };

let loaded: Loaded | undefined;

/** Loads the page for designers and all generators. After a failure the next call tries again. */
export async function loadTemplatesPage(): Promise<Loaded> {
  const [{ TemplatesPage }, templates] = await Promise.all([
    import('./TemplatesPage'),
    Promise.all(generatorEntries.map(load)),
  ]);
  loaded = { Page: TemplatesPage, templates };
  return loaded;
}

async function load(entry: GeneratorEntry): Promise<ShownTemplate> {
  const generator = await loadOnce(entry.slug);
  return { entry, generator, typical: await typicalInput(generator) };
}

/** The page for designers, once `loadTemplatesPage` has loaded it. */
export function TemplatesRoute() {
  if (!loaded) throw new Error('the page for designers is not loaded');
  const { Page, templates } = loaded;
  return <Page templates={templates} />;
}

const camp = {
  name: 'Sommerlager Bergheim',
  departement: 'Pfadi Sagenwald',
  place: 'Bergheim',
  startDate: '2027-07-12',
  endDate: '2027-07-24',
};

/** An input as many have it, in a camp. */
export async function typicalInput(generator: Generator): Promise<ReadInput> {
  const input = await generator.typical();
  return { ...input, camp: joinedCamp(input.camp, camp) };
}
