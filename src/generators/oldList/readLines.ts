import { withoutMark } from '../../ui/withoutMark';

/** A line of an old list without what marks it as one. */
export type ReadLine = {
  /** Which line of the text it stands in, from 0: the cells of a row stand in one. */
  row: number;
  text: string;
  mark: ReturnType<typeof withoutMark>['mark'];
};

/** More lines no list has. */
export const mostLines = 500;

const boxesAtEnd = /[\s☐□☑]+$/u;

/**
 * What was pasted or stands in a file, line by line, without the empty ones: bullets, boxes and numbers at the
 * beginning are cut, and the cells of a row come one after the other.
 *
 * @returns the lines, and how many more there were than can be read
 */
export function readLines(text: string) {
  const all = text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .flatMap(cellsOf)
    .filter(({ text }) => text !== '');
  return { lines: all.slice(0, mostLines), left: Math.max(0, all.length - mostLines) };
}

/** What begins in small letters or with a number says more of the cell before it. */
function cellsOf(line: string, row: number) {
  const { text, mark } = withoutMark(line.trim());
  const cells: string[] = [];
  for (const cell of text.split('\t').map((one) => one.replace(/\s+/g, ' ').trim())) {
    if (cells.length > 0 && !/^\p{Lu}\p{L}/u.test(cell))
      cells.push(`${cells.pop()} ${cell}`.trim());
    else cells.push(cell);
  }
  return cells.map((cell) => ({ row, text: cell.replace(boxesAtEnd, ''), mark }));
}
