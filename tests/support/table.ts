import { readFileSync } from 'node:fs';

/** Returns the rows of a table that is written as a text. «Short forms» in `tests/README.md` describes the text. */
export function rowsOf(table: string) {
  const rows = table.trim().split('\n');
  const cases = rows.filter((row) => !row.startsWith('//'));
  return cases.map((row): [string, string, string, string] => {
    const [a = '', b = '', c = '', d = ''] = row.split(/ \|(?= |$)/).map((cell) => cell.trim());
    return [a, b, c, d];
  });
}

/** Returns the rows of a table in `tests/fixtures/`. `name` has no extension. */
export function rowsIn(name: string) {
  return rowsOf(readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8'));
}

/** Returns the texts of a list. Line ends and ` | ` separate the texts. */
export const textsIn = (list: string) => list.trim().split(/\n| \| /);

/** Reads ⇥ as a tab, ¶ as a line end, ␍ as a carriage return, ◇ and ◆ as a left-to-right and a byte order mark. */
export function pasted(text: string): string {
  return text
    .replaceAll('⇥', '\t')
    .replaceAll('¶', '\n')
    .replaceAll('␍', '\r')
    .replace('◇', '\u200e')
    .replace('◆', '\ufeff');
}
