import type { LastYear } from '../contract';
import { campToCheck, isPast, laterBy, shiftSentence, yearsToNext } from '../lastYear';
import type { Input } from './input';

export const lastYear: LastYear<Input> = {
  isPast: ({ camp }, today) => isPast([camp.startDate, camp.endDate], today),
  shiftedByAYear(input, today) {
    const { camp } = input;
    const years = yearsToNext([camp.startDate, camp.endDate], today);
    if (years === 0) return undefined;
    return {
      input: {
        ...input,
        camp: {
          ...camp,
          startDate: laterBy(years, camp.startDate),
          endDate: laterBy(years, camp.endDate),
        },
      },
      sentence: shiftSentence('Das Lagerdatum wurde', years),
    };
  },
  toCheck: ({ camp }) => campToCheck(camp),
};
