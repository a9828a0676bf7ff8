import { endsBeforeStart, endsBeforeStartHint, parseDay } from './calendarDay';
import type { Camp } from './camp';
import type { Hint } from './contract';

/** What there is to say of a camp's dates: which is missing, which is no day, and an end before the start. */
export function dateHints({ startDate, endDate }: Camp): Hint[] {
  return [
    ...hintsOf('startDate', 'Startdatum', startDate, 'start-date'),
    ...hintsOf('endDate', 'Enddatum', endDate, 'end-date'),
    ...(endsBeforeStart(startDate, endDate)
      ? [
          {
            id: 'endsBeforeStart',
            kind: 'check',
            text: endsBeforeStartHint,
            field: 'end-date',
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
