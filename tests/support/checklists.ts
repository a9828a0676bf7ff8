import { generatorEntries } from '../../src/catalog';
import { generatorOf, slugs } from './documentOf';

const found = generatorEntries.map(async ({ slug, path, name }) => {
  const generator = await generatorOf(slug);
  if (slug === 'pflichtenheft' || !generator.counted) return [];
  return [{ ...generator, slug, path, name, items: generator.groups.flatMap((one) => one.items) }];
});

/** The checklists of the catalog, without the `pflichtenheft`. `items` holds the points of all groups. */
export const checklists = (await Promise.all(found)).flat();

// The documents whose templates have only features that other templates have too.
const likeOthers = 'regeln-fuer-leitende regeln-fuer-tns gelaendespiel regeln-im-leitungsteam';
export const slugsThatDiffer = slugs.filter((slug) => !likeOthers.split(' ').includes(slug));

/** A checklist and the longest document. Slow tests of a behaviour that all documents share use only these two. */
export const listAndLongest: readonly string[] = ['packliste', 'allgemeines-sicherheitskonzept'];
