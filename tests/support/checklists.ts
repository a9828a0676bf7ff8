import { generatorEntries, loadGenerator } from '../../src/catalog';
import { slugs } from './documentOf';

const found = generatorEntries.map(async ({ slug, path, name }) => {
  const generator = await loadGenerator(slug);
  if (slug === 'pflichtenheft' || generator.groups.length === 0) return [];
  return [{ ...generator, slug, path, name, items: generator.groups.flatMap((one) => one.items) }];
});

/** The checklists of the catalog, each with its content, in groups and as one list. */
export const checklists = (await Promise.all(found)).flat();

// Of their templates, those that have nothing which the others do not have.
const likeOthers = 'regeln-fuer-leitende regeln-fuer-tns gelaendespiel regeln-im-leitungsteam';
export const slugsThatDiffer = slugs.filter((slug) => !likeOthers.split(' ').includes(slug));

/** A list and the longest, for what is the same in all and takes its time. */
export const listAndLongest: readonly string[] = ['packliste', 'allgemeines-sicherheitskonzept'];
