import type { Generator } from '../../generators/contract';

/** The camp in all samples. */
const camp = {
  name: 'Herbstlager Sagenwald',
  departement: 'Pfadi Sagenwald',
  place: 'Sarnen',
  startDate: '2027-10-09',
  endDate: '2027-10-16',
  look: '',
};

/** A typical input of a generator, with a camp. */
export async function typicalInput(generator: Generator) {
  return { ...(await generator.typical()), camp };
}
