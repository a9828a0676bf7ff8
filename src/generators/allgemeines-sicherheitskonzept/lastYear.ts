import { lastYearOf } from '../lastYear';
import { rescueFields } from './content/rescue';
import { type Input, personLists } from './input';

export const lastYear = lastYearOf<Input>([
  'campAddress',
  'emergencyPhone',
  'emergencyAddress',
  'hospitalAddress',
  ...rescueFields.map(({ name }) => name),
  'femaleCount',
  'maleCount',
  ...personLists,
  'medkitResponsible',
  'emergencyLead',
  'carDriver',
  'secondDriver',
  'activities',
]);
