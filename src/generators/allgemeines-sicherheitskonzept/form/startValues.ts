import type { DefaultValues } from 'react-hook-form';
import { type Input, personLists } from '../input';

/**
 * One empty row per list. Where no value is given, react-hook-form takes what stands in the field:
 * so what was typed before the script arrived stays.
 */
export const startValues: DefaultValues<Input> = {
  ...Object.fromEntries(personLists.map((list) => [list, [{ key: `${list}-1` }]])),
  units: [{}],
  activities: [{}],
  medkitResponsible: '',
  emergencyLead: '',
  carDriver: '',
};
