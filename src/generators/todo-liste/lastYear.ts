import type { LastYear } from '../defineGenerator';
import { isPast, laterBy, shiftSentence, yearsToNext } from '../lastYear';
import type { Input } from './input';

export const lastYear: LastYear<Input> = {
  isPast: ({ startDate, endDate }, today) => isPast([startDate, endDate], today),
  shiftedByAYear(input, today) {
    const years = yearsToNext([input.startDate, input.endDate], today);
    if (years === 0) return undefined;
    return {
      input: {
        ...input,
        startDate: laterBy(years, input.startDate),
        endDate: laterBy(years, input.endDate),
      },
      sentence: shiftSentence('Das Lagerdatum wurde', years),
    };
  },
  toCheck: ['start-date', 'end-date'],
};
