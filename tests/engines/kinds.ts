import { generatorEntries } from '../../src/catalog';

/** Each generator; all but the form that has every kind of field are for `npm run test:long`. */
export const engineEntries = generatorEntries.map((entry) => ({
  ...entry,
  tag: entry.slug === 'allgemeines-sicherheitskonzept' ? [] : '@long',
}));
