import { generatorEntries } from '../../src/catalog';

/**
 * The generators with the tags of their tests. `npm test` runs only the tests of the safety concept, because its form
 * has every kind of field. `npm run test:long` runs the tests of all generators.
 */
export const engineEntries = generatorEntries.map((entry) => ({
  ...entry,
  tag: entry.slug === 'allgemeines-sicherheitskonzept' ? [] : '@long',
}));
