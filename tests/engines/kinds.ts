import { generatorEntries } from '../../src/catalog';

// A list, and the form that has every kind of field.
const kinds = ['packliste', 'allgemeines-sicherheitskonzept'];

/** The generators that an engine may treat in its own way. The others are for `npm run test:long`. */
export const engineEntries = generatorEntries.map((entry) => ({
  ...entry,
  tag: kinds.includes(entry.slug) ? [] : '@long',
}));
