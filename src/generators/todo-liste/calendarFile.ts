import { addDays, startOfDay } from 'date-fns';
import { parseDay, writeDay } from '../calendarDay';
import { type Deadline, deadlines, type Input } from './deadlines';

/**
 * The deadlines from the day of `now` on as all-day events (RFC 5545), each with its tasks.
 *
 * The UID of an event consists of the camp's year and name and the deadline's place, without the day. When the camp
 * is moved and the file imported again, calendars move the events instead of adding them twice. The camp of another
 * year keeps its events, and so does another named camp of the same year.
 *
 * @param now the time at which the file is made; calendars keep the newer of two versions
 * @returns UTF-8 text with CRLF; `undefined` when no day is known, or all are before `now`
 */
export function calendarFile(input: Input, now: Date) {
  const events = deadlines(input).flatMap(({ day, ...rest }) =>
    day && day >= startOfDay(now) ? event({ ...rest, day }, nameOf(input.camp), now) : [],
  );
  if (events.length === 0) return;
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

/** The year of the camp, followed by name and department when the camp has a name. */
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
    // Minutes since 1970: larger than in all earlier files, and small enough for the 32-bit INTEGER of RFC 5545.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${writeDay(day).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${writeDay(addDays(day, 1)).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`Lagerplanung: ${kind.toLowerCase()} ${words}`)}`,
    `DESCRIPTION:${escaped(tasks.map((task) => `– ${task}`).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

// RFC 5545, 3.3.11 (TEXT); control characters are forbidden (3.1).
function escaped(text: string) {
  return text
    .replaceAll('\u007f', '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const longestLine = 75;

/** Folds a line as RFC 5545, 3.1 asks: at most 75 octets, including the space that begins each continuation. */
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
