import type { Generator, ReadInput } from '../../generators/contract';
import { joinedCamp } from '../../generators/ownCamp';

const camp = {
  name: 'Sommerlager Bergheim',
  departement: 'Pfadi Sagenwald',
  place: 'Bergheim',
  startDate: '2027-07-12',
  endDate: '2027-07-24',
};

/** An input as many have it, in a camp. */
export async function typicalInput(generator: Generator): Promise<ReadInput> {
  const input = await generator.typical();
  return { ...input, camp: joinedCamp(input.camp, camp) };
}
