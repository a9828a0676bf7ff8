import { parseDay, printDay } from '../calendarDay';
import type { PrintContext } from '../defineGenerator';
import type { Input } from './input';
import { joined } from './joined';

/** One day alone is printed alone. */
export function printDates(input: Input, options: PrintContext) {
  const start = parseDay(input.startDate);
  const end = parseDay(input.endDate);
  const startDate = start ? printDay(start, options) : '';
  const endDate = end ? printDay(end, options) : '';
  return { dates: joined([startDate, endDate], ' – '), startDate, endDate };
}
