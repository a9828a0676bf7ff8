import { parseDay } from '../calendarDay';
import type { LastYear } from '../contract';
import { campToCheck, isPast, laterBy, shiftSentence, yearsToNext } from '../lastYear';
import { rescueFields } from './content/rescue';
import { type Input, personLists } from './input';

function campDays({ camp, activities }: Input): string[] {
  const days = [camp.startDate, camp.endDate];
  // An activity says when a camp is only where the camp itself does not.
  return days.some(parseDay) ? days : activities.map(({ date }) => date);
}

export const lastYear: LastYear<Input> = {
  isPast: (input, today) => isPast(campDays(input), today),
  shiftedByAYear(input, today) {
    const years = yearsToNext(campDays(input), today);
    if (years === 0) return undefined;
    const dated = input.activities.filter(({ date }) => parseDay(date)).length;
    const what = [
      ...(parseDay(input.camp.startDate) || parseDay(input.camp.endDate) ? ['das Lagerdatum'] : []),
      ...(dated === 0 ? [] : [dated === 1 ? 'eine Aktivität' : `${dated} Aktivitäten`]),
    ].join(' und ');
    const verb = what.includes(' und ') || dated > 1 ? 'wurden' : 'wurde';
    return {
      input: {
        ...input,
        camp: {
          ...input.camp,
          startDate: laterBy(years, input.camp.startDate),
          endDate: laterBy(years, input.camp.endDate),
        },
        activities: input.activities.map((activity) => ({
          ...activity,
          date: laterBy(years, activity.date),
        })),
      },
      sentence: shiftSentence(`${what.charAt(0).toUpperCase()}${what.slice(1)} ${verb}`, years),
    };
  },
  toCheck: ({ camp }) => [
    ...campToCheck(camp),
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
  ],
};
