import { lastYearOf } from '../lastYear';
import type { Input } from './input';
import { personLists } from './people';
import { rescueNames } from './rescue';

export const lastYear = lastYearOf<Input>([
  'campAddress',
  'emergencyPhone',
  'emergencyAddress',
  'hospitalAddress',
  ...rescueNames,
  'femaleCount',
  'maleCount',
  ...personLists,
  'medkitResponsible',
  'emergencyLead',
  'carDriver',
  'secondDriver',
  'activities',
]);
