import { generatorEntries } from '../../src/catalog';
import { generatorOf } from './documentOf';

const found = generatorEntries.map(async ({ slug, path, name }) => {
  const generator = await generatorOf(slug);
  const items = generator.groups.flatMap((group) => group.items);
  return { ...generator, slug, path, name, items };
});

/** The generators of the catalog. `items` holds the points of all groups. */
export const generators = await Promise.all(found);

/** The checklists of the catalog, without the `pflichtenheft`. */
export const checklists = generators.filter(
  ({ slug, counted }) => counted && slug !== 'pflichtenheft',
);

export const groupsOf = (slug: string) => generators.find((one) => one.slug === slug)?.groups ?? [];
