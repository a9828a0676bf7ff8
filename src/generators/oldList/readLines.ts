import { withoutMark } from '../../ui/withoutMark';
import { tableRows } from '../tableRows';

export type ReadLine = {
  /** Without what marks it as a line of a list. */
  text: string;
  /** What the other cells of its row say. */
  details: readonly string[];
  /** How deep it stands: a title of the file at -1, a line without a mark at 0, half a level more with one. */
  level: number;
  /** True for the first line of the text, of a column, and behind an empty line. */
  opens: boolean;
};

export const mostLines = 500;
export const longestLine = 1000;
const lineEnd = /\r\n?|[\n\u0085\u2028\u2029]/;

/** The lines of a text that a list may have, and how many others there were. */
export function boundLines(text: string) {
  const all = text.split(lineEnd).map((line) => (line.trim() ? line : ''));
  // One empty line says as much as many.
  const filled = all.filter((line, index) => line || all[index - 1]);
  let count = 0;
  const kept = filled.filter((line) => {
    if (line.length > longestLine) return false;
    if (line) count += 1;
    return count <= mostLines;
  });
  const left = filled.filter(Boolean).length - kept.filter(Boolean).length;
  return { text: kept.join('\n'), left };
}

/** The lines of a text that say something: the rows of a table, or the columns of a table of lists one after the other. */
export function readLines(text: string) {
  const lines: ReadLine[] = [];
  let rows: Row[] = [];
  let opens = true;
  // A line that ends with a comma goes on.
  const whole = withTabs(text).replace(/([,;&+]| und| oder) *\n *(?!o\s)(?=\p{L})/gu, '$1 ');
  for (const line of [...whole.split(lineEnd), '']) {
    const row = readRow(line, opens, rows.length > 0);
    opens = !line.trim();
    if (row.cells.length > 1) {
      rows.push(row);
    } else {
      const [text = ''] = row.cells;
      lines.push(...linesOfTable(rows), { ...row, text, details: [] });
      rows = [];
    }
  }
  return lines.filter(({ text }) => text);
}

/** A table with semicolons or commas between its cells as one with tabs; any other text as it is. */
function withTabs(text: string) {
  const bare = text.replace(/"[^"]*"/g, '');
  for (const separator of [';', ',']) {
    const rows = bare.includes(`${separator} `) ? [] : tableRows(text, separator);
    const width = rows[0]?.length ?? 0;
    if (rows.length > 1 && width > 1 && rows.every((row) => row.length === width)) {
      return rows.map((row) => row.map(inOneLine).join('\t')).join('\n');
    }
  }
  return text;
}

function inOneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}

type Row = Pick<ReadLine, 'level' | 'opens'> & { cells: readonly string[] };

// A heading with a number may stand above bullets, `2.` above `2.1`; Word pastes `o` below another bullet.
const depths = { title: -1, number: 0.4, bullet: 0.5, part: 0.6, none: 0 };

/** In a table the first cell, or the last ones, may be empty. */
function readRow(line: string, opens: boolean, isInTable: boolean): Row {
  const { text, mark = 'none' } = withoutMark(isInTable ? line.replace(/^ +/, '') : line.trim());
  const indent = isInTable ? 0 : line.replaceAll('\t', '  ').search(/\S|$/);
  const depth = /^\s*o\s/.test(line) ? depths.part : depths[mark];
  return {
    cells: text.split('\t').map((cell) => inOneLine(cell.replace(/[\s☐□☑]+$/u, ''))),
    level: depth < 0 ? depth : depth + Math.floor(indent / 2),
    opens,
  };
}

const columnName =
  /^(?:was|name|artikel|gegenstand|material|anzahl|menge|stück|stk\.?|gepackt|ok|check|bemerkung(?:en)?|kategorie|gruppe|gewicht|einheit|preis|grösse|hin|zurück|ja|nein)$/i;

function linesOfTable(rows: readonly Row[]) {
  const titles = rows[0]?.cells ?? [];
  const named = titles.filter((title) => columnName.test(title));
  if (named.length > titles.filter(Boolean).length / 2) {
    return rows.slice(1).map((row) => lineOfRow(row, titles));
  }
  const ofThings = rows.filter(({ cells }) => cells.every((cell) => /^(?:\p{Lu}|$)/u.test(cell)));
  if (ofThings.length <= rows.length / 2) return rows.map((row) => lineOfRow(row, []));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) =>
    rows
      .map(({ cells, level }) => ({ text: cells[column] ?? '', details: [], level }))
      .filter(({ text }) => text)
      .map((line, index) => ({ ...line, opens: index === 0 })),
  ).flat();
}

/** A row with something beside its first cell is a line with a mark. */
function lineOfRow({ cells, ...row }: Row, titles: readonly string[]): ReadLine {
  const [text = '', ...others] = cells;
  const details = others.flatMap((cell, index) => {
    const title = titles[index + 1] ?? '';
    if (!cell || (cell === '1' && /^(?:anzahl|menge|st.*|)$/i.test(title))) return [];
    if (/^[x✓✔☒]$/i.test(cell)) return title || cell;
    return /\p{L}{2}/u.test(cell) ? cell : `${title} ${cell}`.trim();
  });
  const isFilled = others.some(Boolean);
  const level = row.level || (isFilled ? depths.bullet : 0);
  return text
    ? { ...row, level, text, details }
    : { ...row, level, text: details.join(', '), details: [] };
}
