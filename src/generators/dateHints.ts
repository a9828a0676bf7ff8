import { endsBeforeStart, endsBeforeStartHint, parseDay } from './calendarDay';
import type { Hint } from './defineGenerator';

type CampDates = { startDate: string; endDate: string };

/**
 * What there is to say of a camp's dates: which is missing, which is no day, and an end before the start.
 *
 * @param fields the names that the two have in the form
 */
export function dateHints(dates: CampDates, fields: Record<keyof CampDates, string>): Hint[] {
  const { startDate, endDate } = dates;
  return [
    ...hintsOf('startDate', 'Startdatum', startDate, fields.startDate),
    ...hintsOf('endDate', 'Enddatum', endDate, fields.endDate),
    ...(endsBeforeStart(startDate, endDate)
      ? [
          {
            id: 'endsBeforeStart',
            kind: 'check',
            text: endsBeforeStartHint,
            field: fields.endDate,
          } as const,
        ]
      : []),
  ];
}

function hintsOf(id: string, label: string, value: string, field: string): Hint[] {
  if (value === '') return [{ id, kind: 'empty', text: label, field }];
  if (parseDay(value)) return [];
  return [{ id: `${id}NoDay`, kind: 'check', text: `${label}: «${value}» ist kein Tag.`, field }];
}
