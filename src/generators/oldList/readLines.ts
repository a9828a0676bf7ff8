/** A line of an old list without what marks it as one. */
export type ReadLine = {
  /** Which line of the text it stands in, from 0: the cells of a row stand in one. */
  row: number;
  text: string;
  /** `bullet` for any sign or box, `number`, `part` for a number such as 2.1, `title` for a heading. */
  mark: 'bullet' | 'number' | 'part' | 'title' | undefined;
};

/** More lines no list has, and more characters no line that a person writes. */
export const mostLines = 500;
const longestLine = 600;
const pieces = new RegExp(`.{1,${longestLine}}(?!\\S)|.{${longestLine}}`, 'gsu');

const title = /^#{1,6}\s+/;
const bullets = /^(?:(?:[-–—•·*▪‣◦●○■□☐☑☒✓✔➢➤→]|\[[ xX]?\]|o(?=\s))\s*)+/u;
const part = /^\d{1,2}(?:\.\d{1,2})+[.)]?\s+/;
const number = /^\(?\d{1,2}[.)]\s+/;
const dates =
  /^\d{1,2}\.\s?(?:\d{1,2}\.|[-–]|bis\b|(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez))/i;
const boxesAtEnd = /[\s☐□☑]+$/u;

/**
 * What was pasted or stands in a file, line by line, without the empty ones: bullets, boxes and numbers at the
 * beginning are cut, the cells of a row come one after the other, and so do the pieces of a line that is too long.
 *
 * @returns the lines, and how many more there were than can be read
 */
export function readLines(text: string): { lines: ReadLine[]; left: number } {
  const all = text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .flatMap((line, row) => line.match(pieces)?.flatMap((piece) => cellsOf(piece, row)) ?? [])
    .filter(({ text }) => text !== '');
  return { lines: all.slice(0, mostLines), left: Math.max(0, all.length - mostLines) };
}

/** What begins in small letters or with a number says more of the cell before it. */
function cellsOf(line: string, row: number): ReadLine[] {
  const { text, mark } = withoutMark(line.trim());
  const cells: string[] = [];
  for (const cell of text.split('\t').map((one) => one.replace(/\s+/g, ' ').trim())) {
    if (cells.length > 0 && !/^\p{Lu}\p{L}/u.test(cell))
      cells.push(`${cells.pop()} ${cell}`.trim());
    else cells.push(cell);
  }
  return cells.map((cell) => ({ row, text: cell.replace(boxesAtEnd, ''), mark }));
}

function withoutMark(line: string): Pick<ReadLine, 'text' | 'mark'> {
  const text = line.replace(boxesAtEnd, '');
  if (title.test(text)) return { text: text.replace(title, ''), mark: 'title' };
  if (bullets.test(text)) return { text: text.replace(bullets, ''), mark: 'bullet' };
  if (dates.test(text)) return { text, mark: undefined };
  if (part.test(text)) return { text: text.replace(part, ''), mark: 'part' };
  if (number.test(text)) return { text: text.replace(number, ''), mark: 'number' };
  return { text, mark: undefined };
}
