import type { Camp } from './camp';
import { plainText } from './plainText';

/** The camp in the fields of a form, by their names. */
export function campIn(texts: Readonly<Record<string, string>>): Camp {
  const text = (name: string) => plainText(texts[name] ?? '');
  return {
    name: text('campName'),
    departement: text('campDepartement'),
    place: text('campPlace'),
    startDate: text('start-date'),
    endDate: text('end-date'),
  };
}
