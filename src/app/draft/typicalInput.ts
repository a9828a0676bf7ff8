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
