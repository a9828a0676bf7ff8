import { columnsOf } from '../../document/xml/tree';
import { withoutMark } from '../../ui/withoutMark';
import { readTableRows } from '../readTableRows';
import { classifyHeading, wordsOf } from './words';

// The level of a line without an indent, by the mark of the line (`withoutMark`). A line such as `2. Zelt` may be a
// heading above `- Blachen` or `2.1 Blachen`. So `number` has a smaller level than `bullet` and `part`.
const levelOfMark = { title: 1, none: 2, number: 2.4, bullet: 2.5, part: 2.6 };

/**
 * Reads the lines of a text. Empty lines are left out. `level` is the depth of a line: 2 for `Zelt`, 2.4 for `1. Zelt`,
 * and 2.5 for `- Zelt`. Every two spaces of the indent add 1. `opens` is true for the first line of the text, and for a
 * line after an empty line.
 */
export function readLines(text: string) {
  // Word, Windows and the web end lines with different characters.
  return tablesAsLines(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')).flatMap(
    (line, at, lines) => {
      const { text: said, mark = 'none' } = withoutMark(line.trim());
      const text = said.replace(/[\s☐□]+/g, ' ').trim();
      const indent = Math.floor(line.replaceAll('\t', '  ').search(/\S/) / 2);
      const level = indent + levelOfMark[mark];
      const words = wordsOf(text);
      return text
        ? { text, words, ...classifyHeading(words), level, opens: !lines[at - 1]?.trim() }
        : [];
    },
  );
}

type Cells = readonly string[];

/**
 * Turns the tables in a text into lines of a list. If the first row of a table holds titles of columns, each further
 * row becomes one line:
 *
 *     Was⇥Farbe⇥Anzahl
 *     Socken⇥rot⇥8                  - Socken (Farbe rot, Anzahl 8)
 *
 * In a table without titles, a cell is a thing if the cell begins with a capital letter. If most rows hold only things,
 * each cell becomes one line, column after column:
 *
 *     Mitnehmen⇥Nicht mitnehmen     Mitnehmen
 *     Seil⇥Handy                    Seil
 *
 *                                   Nicht mitnehmen
 *                                   Handy
 *
 * In any other table, each row becomes one line.
 */
function tablesAsLines(text: string) {
  const table = readTableRows(text, hasTitles) ?? [];
  if (hasTitles(table[0] ?? [])) return linesOf(table);
  const rows = /^.*\S *\t.*(?:\n.*\t.*)*/gm;
  return (
    text
      // A line that ends with a comma, a semicolon, «&», «+», «und» or «oder» is joined with the next line. The
      // sentence probably continues there.
      .replace(/([,;&+]| und| oder) *\n *(?!o\s)(?=\p{L})/gu, '$1 ')
      // A tab after a bullet does not separate cells.
      .replace(/^([ \t]*[^\p{L}\s]{1,4})\t/gmu, '$1 ')
      .replace(rows, (found) => linesOf(readTableRows(found, hasTitles) ?? [[found]]).join('\n'))
      .split('\n')
  );
}

function hasTitles([first = '']: Cells) {
  return 'was name artikel gegenstand material anzahl menge stück kategorie gruppe'
    .split(' ')
    .includes(first.toLowerCase());
}

function linesOf(rows: readonly Cells[]) {
  const [titles = [], ...others] = rows;
  if (hasTitles(titles)) return others.map((row) => lineOf(row, titles));
  const ofThings = rows.filter((row) => row.every((cell) => /^(?:\p{Lu}|[☐□]*$)/u.test(cell)));
  if (2 * ofThings.length <= rows.length) return rows.map((row) => lineOf(row));
  return columnsOf(rows).flatMap((cells) => ['', ...cells]);
}

/**
 * Writes a row of a table as one line. A row with a single cell gets no bullet, because the cell may be the heading of
 * the next rows.
 */
function lineOf(row: Cells, titles: Cells = []) {
  const [thing = '', ...details] = row.flatMap((cell, at) =>
    /[^☐□]/.test(cell) ? `${(at && titles[at]) || ''} ${cell}`.trim() : [],
  );
  return details[0] ? `- ${thing} (${details.join(', ')})` : thing;
}
