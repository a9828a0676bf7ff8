import { addDays, startOfDay } from 'date-fns';
import { parseDay, writeDay } from '../calendarDay';
import { type Deadline, deadlines, type Input } from './deadlines';

/**
 * The deadlines whose day is known and not past as all-day events (RFC 5545), each with its tasks;
 * nothing when no day is known.
 *
 * An event is called by its deadline's place, the camp's year and its name, not by its day: who moves the
 * camp and imports the file again finds the events moved, not twice; and next year's camp leaves them
 * alone, as does another camp of that year that has a name.
 *
 * @param now when the file is made: it tells calendars which of two versions is newer
 * @returns UTF-8 text with CRLF
 */
export function calendarFile(input: Input, now: Date) {
  const dated = deadlines(input).flatMap(({ day, ...rest }) => (day ? [{ ...rest, day }] : []));
  if (dated.length === 0) return;
  const events = dated
    .filter(({ day }) => day >= startOfDay(now))
    .flatMap((deadline) => event(deadline, nameOf(input.camp), now));
  if (events.length === 0) return 'past';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lagerkiste//ToDo//DE',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return { fileName: 'ToDo.ics', text: lines.map((line) => `${folded(line)}\r\n`).join('') };
}

/** The year of a camp, and where it has a name this and its department's. */
function nameOf({ startDate, endDate, name, departement }: Input['camp']) {
  const year = (parseDay(startDate) ?? parseDay(endDate))?.getFullYear();
  return name ? slug(`${year} ${name} ${departement}`) : `${year}`;
}

function slug(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100)
    .replace(/-$/, '');
}

type Dated = Deadline & { day: Date };

function event({ kind, place, day, words, tasks }: Dated, camp: string, now: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:todo-${camp}-${slug(place)}@lagerkiste`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // Minutes since 1970: greater than that of each earlier file, and small enough for an integer.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${writeDay(day).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${writeDay(addDays(day, 1)).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`Lagerplanung: ${kind.toLowerCase()} ${words}`)}`,
    `DESCRIPTION:${escaped(tasks.map((task) => `– ${task}`).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

// RFC 5545, 3.3.11 Text; a control character may stand nowhere.
function escaped(text: string) {
  return text
    .replaceAll('\u007f', '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const longestLine = 75;

/** RFC 5545, 3.1: at most 75 octets in a line, the space that begins the next one counted. */
function folded(line: string) {
  let result = '';
  let rest = line;
  for (;;) {
    const { read } = new TextEncoder().encodeInto(rest, new Uint8Array(longestLine));
    if (read === rest.length) return result + rest;
    result += `${rest.slice(0, read)}\r\n`;
    rest = ` ${rest.slice(read)}`;
  }
}
