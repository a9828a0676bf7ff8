import type { Generator } from '../../generators/defineGenerator';

/** The camp of all typical inputs. */
const camp = {
  name: 'Herbstlager Sagenwald',
  departement: 'Pfadi Sagenwald',
  place: 'Sarnen',
  startDate: '2027-10-09',
  endDate: '2027-10-16',
  look: '',
};

/** Returns the typical input of a generator with the facts of `camp`. */
export async function typicalInput(generator: Generator) {
  return { ...(await generator.typical()), camp };
}

/**
 * Returns the first text that a field has in any entry of the loops around the field. Without a text, returns an empty
 * text. Values of conditions and loops are no texts.
 *
 * @param data the data of a template, or an input with the same names
 * @param path the names of the loops around the field, and then the name of the field
 */
export function exampleOf(data: unknown, path: readonly string[]) {
  const values = path.reduce<unknown[]>(
    (items, name) => items.flatMap((item) => Object(item)[name]),
    [data],
  );
  return String(values.find((one) => one && typeof one !== 'object' && one !== true) ?? '');
}
