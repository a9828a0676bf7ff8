import { addDays, startOfDay } from 'date-fns';
import { writeDay } from '../calendarDay';
import { deadlines, type Input } from './deadlines';

/**
 * Makes an iCalendar file (RFC 5545) with an all-day event for each deadline from today on. The description of an event
 * lists the tasks of the deadline.
 *
 * The UID of an event, e.g. `todo-2027-bergheim-pfadi-sagenwald-3-monate@lagerkiste`, does not contain the day. If the
 * camp is moved within its year, a second import moves the events, and adds no new events.
 *
 * @param now the time at which the file is made. Each event holds this time. Of two versions of an event, calendars
 *   keep the newer version.
 * @returns the name and the text of the file, and the message in front of the name. The message says how many deadlines
 *   are in the file. Lines of the text end with CRLF. Returns `undefined` when no day is known, or when all days are
 *   before today.
 */
export function calendarFile(input: Input, now: Date) {
  const { startDate, endDate, name, departement } = input.camp;
  const [year] = (startDate || endDate).split('-');
  // This part of a UID identifies the camp: the year, then name and department. Without a name, the part is the year.
  const camp = uidPart(`${year} ${name} ${name && departement}`);
  const events = deadlines(input).flatMap(({ isAfter, id, words, tasks, day }) => {
    if (!day || day < startOfDay(now)) return [];
    return [
      [
        'BEGIN:VEVENT',
        `UID:todo-${camp}-${uidPart(id)}@lagerkiste`,
        `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
        // A newer file needs a larger number. The number of minutes since 1970 fits into the 32-bit INTEGER of RFC
        // 5545.
        `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
        `DTSTART;VALUE=DATE:${writeDay(day).replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${writeDay(addDays(day, 1)).replaceAll('-', '')}`,
        `SUMMARY:${escapeText(`Lagerplanung: ${isAfter ? 'ab' : 'bis'} ${words}`)}`,
        `DESCRIPTION:${escapeText(tasks.map((task) => `– ${task}`).join('\n'))}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ],
    ];
  });
  if (events.length === 0) return;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lagerkiste//ToDo//DE',
    'CALSCALE:GREGORIAN',
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return {
    message: `Termine ab heute: ${events.length}. Öffne`,
    fileName: 'ToDo.ics',
    text: lines.map((line) => `${foldLine(line)}\r\n`).join(''),
  };
}

function uidPart(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100)
    .replace(/-$/, '');
}

// RFC 5545, section 3.3.11, defines the escaping of TEXT. Section 3.1 forbids control characters except tabs.
// After `plainText`, a text may still hold two of the forbidden characters: U+007F and the line break. This function
// removes U+007F and escapes line breaks.
function escapeText(text: string) {
  return text
    .replaceAll('\u007f', '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a line as RFC 5545, section 3.1, requires. Each physical line has at most 75 octets in UTF-8. A continuation
 * begins with a space, which counts. So 74 characters of ASCII fit, or 18 characters of up to four octets.
 */
function foldLine(line: string) {
  return line.replace(/(?:[ -~]{74}|.{18})(?=.)/gsu, '$&\r\n ');
}
