import { parseDay, printDay } from '../calendarDay';
import type { Camp } from '../camp';
import type { PrintContext } from '../contract';
import { joined } from './joined';

/** One day alone is printed alone. */
export function printDates(camp: Camp, options: PrintContext) {
  const start = parseDay(camp.startDate);
  const end = parseDay(camp.endDate);
  const startDate = start ? printDay(start, options) : '';
  const endDate = end ? printDay(end, options) : '';
  return {
    dates: joined(startDate === endDate ? [startDate] : [startDate, endDate], ' – '),
    startDate,
    endDate,
  };
}
