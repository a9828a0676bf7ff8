import { withoutMark } from '../../ui/withoutMark';
import { existingDay } from '../calendarDay';
import { tableIn } from '../tableIn';
import { plainPaste, sentAt } from './pasted';

/** The fields of a row in their order, each with the letters by which a heading of a table calls it. */
const fieldsOf = {
  units: `
name name einheit einheiten gruppe namedereinheit
departement abteilung schar verein
location ort sitz
`,
  activities: `
name aktivität aktivitäten programm anlass was
date datum tag wann
leader leitung verantwortlich wer werleitet
concept konzept eigeneskonzept
abort abbruch abbruchwenn abbruchkriterien
`,
};

type Texts = { [name: string]: string };

/**
 * Rows from what was copied out of a table or a chat, one a line. Headings say what the columns are; without any, days
 * are known by how they are written, and the rest comes in the order of the fields. What has no column stands in the
 * first field: nothing is left out.
 *
 * @param from the field that it was pasted into
 * @param year of days that are written without one, or an empty text
 */
export function readRows(list: keyof typeof fieldsOf, pasted: string, from: string, year: string) {
  const known = fieldsOf[list].trim().split('\n');
  const fields = known.map((line) => line.split(' '));
  const meaningsOf = (cells: readonly string[]) =>
    cells.map((cell) => {
      const letters = cell.toLowerCase().replace(/\P{L}/gu, '');
      return fields.find(([, ...called]) => called.includes(letters))?.[0];
    });
  // At least half of what is written in a row of headings.
  const isHeading = (cells: readonly string[]) =>
    2 * meaningsOf(cells).filter(Boolean).length >= cells.filter(Boolean).length;

  const table = tableIn(plainPaste(pasted), isHeading) ?? linesIn(pasted);
  const [first = [], ...others] = table;
  const body = isHeading(first) ? others : table;
  const names = fields.flatMap(([name]) => name ?? []);
  const columns = isHeading(first) ? meaningsOf(first) : guessed(body, names, from);
  return body.map((cells) => textsOf(cells, columns, names.includes('date'), year));
}

function linesIn(pasted: string) {
  return plainPaste(pasted)
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (sentAt.test(line) ? line.replace(sentAt, '').replace(/^[^:]*: /, '') : line))
    .map((line) => [withoutMark(line).text])
    .filter(([text]) => text);
}

/** What the columns of a table without headings become. */
function guessed(
  body: readonly string[][],
  names: readonly string[],
  from: string,
): (string | undefined)[] {
  const width = Math.max(...body.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => body.map((cells) => cells[at] ?? ''));
  const days = names.includes('date')
    ? columns.findIndex((cells) => cells.some((cell) => readDay(cell, anyYear)))
    : -1;
  const texts = names.filter((name) => name !== 'date');
  const rest = texts.slice(Math.max(0, texts.indexOf(from)));
  const taken = rest.length < width - (days < 0 ? 0 : 1) ? texts : rest;
  return columns.map((_, at) =>
    at === days ? 'date' : taken[days >= 0 && at > days ? at - 1 : at],
  );
}

function textsOf(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  hasDay: boolean,
  year: string,
): Texts {
  const texts: Texts = {};
  const homeless: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    const text = column === 'date' ? readDay(cell, year) : cell;
    if (column && text && !texts[column]) texts[column] = text;
    else if (cell) homeless.push(cell);
  }
  const name = [texts.name ?? '', ...homeless].filter(Boolean).join(', ');
  return { ...texts, name, ...(hasDay && !texts.date && withoutDay(name, year)) };
}

// As good as any, where it matters only whether a text is a day.
const anyYear = '2000';

const months = 'jan feb mär apr mai jun jul aug sep okt nov dez'.split(' ');

const weekday = String.raw`(?:(?:mo|di|do|fr|sa|so)(?:\p{L}*tag)?|mi(?:ttwoch)?)\.?,? +`;
const month = String.raw`(?:\d{1,2}\.|(?:${months.join('|')})\p{L}*\.?)`;

// Neither the rest of a word or number, nor the end of several days.
const day = String.raw`(?<![\p{L}\d]|\d\. ?(?:[–-]|bis|und) ?)(?:${weekday})?(?:\d{4}-\d\d-\d\d|\d{1,2}\. ?${month}(?: ?\d{4}|\d\d)?)(?!\d|:\d)`;

/** The day that a text is, as a date input writes it; an empty text for all else. */
function readDay(text: string, year: string) {
  if (!new RegExp(`^${day}(?: [\\d:]+)?$`, 'iu').test(text)) return '';
  const [iso] = /\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (iso) return existingDay(iso);
  const [, date = '', named = '', given = year] =
    /(\d+)\. ?(\d+|\p{L}{3})\p{L}*\.? ?(\d{4}|\d\d)?/iu.exec(text) ?? [];
  if (!given) return '';
  const number = Number(named) || months.indexOf(named.toLowerCase()) + 1;
  const parts = [given.padStart(4, '20'), String(number).padStart(2, '0'), date.padStart(2, '0')];
  return existingDay(parts.join('-'));
}

/** A name without the one day that it begins or ends with, and that day. */
function withoutDay(text: string, year: string) {
  const days = text.match(new RegExp(day, 'giu')) ?? [];
  const [written = ''] = days;
  const date = readDay(written, year);
  if (days.length !== 1 || !date) return {};
  const [before = '', behind = ''] = text
    .split(written)
    .map((one) => one.replace(/^[\s:,()–-]+|[\s:,()–-]+$/g, ''));
  return before && behind ? {} : { name: before || behind, date };
}
