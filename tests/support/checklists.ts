import { generatorEntries, loadGenerator } from '../../src/catalog';
import type { ChecklistGenerator } from '../../src/generators/checklists/defineChecklist';
import type { Generator } from '../../src/generators/contract';
import { templateBytes } from './files';
import { type Paragraph, paragraphsOf } from './readDocx';

const found = generatorEntries.map(async ({ slug, path, name }) => {
  const generator = await loadGenerator(slug);
  if (slug === 'pflichtenheft' || !isChecklist(generator)) return [];
  return [
    { ...generator, slug, path, name, items: generator.groups.flatMap((group) => group.items) },
  ];
});

/** The checklists of the catalog, each with its content, in groups and as one list. */
export const checklists = (await Promise.all(found)).flat();

function isChecklist(generator: Generator): generator is ChecklistGenerator {
  return 'groups' in generator;
}

// They hang on a wall.
const posters: readonly string[] = ['lagerpakt', 'gelaendespiel', 'regeln-im-leitungsteam'];

/** The style in which the template of a checklist prints its points. */
export function pointStyle(slug: string): string {
  return posters.includes(slug) ? 'PosterBullet' : 'ListBullet';
}

/** What a checklist's template always prints: its title, and an introduction if it has one. */
export async function frameOf(slug: string): Promise<Paragraph[]> {
  let section = '';
  return paragraphsOf(await templateBytes(slug)).filter(({ text }) => {
    const within = section;
    if (!within) section = /^\{[#^](\w+)\}$/.exec(text)?.[1] ?? '';
    if (text === `{/${within}}`) section = '';
    return !within && !section;
  });
}
