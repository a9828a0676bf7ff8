import type { Generator } from '../../generators/contract';

/** The camp of all samples. */
const camp = {
  name: 'Herbstlager Sagenwald',
  departement: 'Pfadi Sagenwald',
  place: 'Sarnen',
  startDate: '2027-10-09',
  endDate: '2027-10-16',
  look: '',
};

/** An input as many have it, in a camp. */
export async function typicalInput(generator: Generator) {
  return { ...(await generator.typical()), camp };
}
