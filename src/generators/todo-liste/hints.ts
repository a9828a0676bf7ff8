import { printDay } from '../calendarDay';
import type { Hint, PrintContext } from '../contract';
import { dateHints } from '../dateHints';
import { deadlines, isOver } from './deadlines';
import type { Input } from './input';

/** What there is to say before the list is made; nothing of it holds anybody up. */
export function hints(input: Input, options: PrintContext): Hint[] {
  return [...dateHints(input.camp), ...pastDeadlines(input, options)];
}

function pastDeadlines(input: Input, options: PrintContext): Hint[] {
  const days = deadlines(input).flatMap((deadline) =>
    deadline.day && isOver(deadline, options.today) ? [printDay(deadline.day, options)] : [],
  );
  if (days.length === 0) return [];
  const text =
    days.length === 1
      ? `Der Termin vom ${days[0]} ist schon vorbei; die Liste nennt ihn überfällig.`
      : `${days.length} Termine sind schon vorbei: ${days.join(', ')}. Die Liste nennt sie überfällig.`;
  return [{ id: 'past', kind: 'check', text }];
}
