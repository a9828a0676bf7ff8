import { tableIn } from '../tableIn';

type Cells = readonly string[];

/**
 * Writes the tables in a text as lines of a list. A table with headings becomes one line per row. A table without
 * headings whose cells are mostly things becomes its columns, one after the other:
 *
 *     Was⇥Gruppe⇥Anzahl                     Mitnehmen⇥Nicht mitnehmen     Mitnehmen
 *     Socken⇥Kleider⇥8                      Seil⇥Handy                    Seil
 *
 *     - Kleider: Socken (Anzahl 8)                                        Nicht mitnehmen
 *                                                                         Handy
 */
export function tablesAsLines(text: string) {
  const table = tableIn(text, hasHeads) ?? [];
  if (hasHeads(table[0])) return linesOf(table);
  // A tab may follow a bullet, and does not separate cells there.
  const bare = text.replace(/^([ \t]*[^\p{L}\s]{1,4})\t/gmu, '$1 ');
  const rows = /^.*\S *\t.*(?:\n.*\t.*)*/gm;
  return bare
    .replace(rows, (found) => linesOf(found.split('\n').map((row) => row.split('\t'))).join('\n'))
    .split('\n');
}

const heads = `
was name artikel gegenstand material anzahl menge stück stk gepackt ok check bemerkung bemerkungen kategorie gruppe
gewicht einheit preis grösse hin zurück ja nein
`.split(/\s/);

function hasHeads(row: Cells = []) {
  const titles = row.filter(Boolean);
  return 2 * titles.filter((title) => heads.includes(title.toLowerCase())).length > titles.length;
}

function linesOf(table: readonly Cells[]) {
  const rows = table.map((row) => row.map((cell) => cell.replace(/[\s☐□☑]+/g, ' ').trim()));
  const [titles = [], ...others] = rows;
  if (hasHeads(titles)) return others.map((row) => lineOf(row, titles));
  const ofThings = rows.filter((row) => row.every((cell) => /^(?:\p{Lu}|$)/u.test(cell)));
  if (2 * ofThings.length <= rows.length) return rows.map((row) => lineOf(row, []));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => [
    '',
    ...rows.flatMap((row) => row[at] || []),
  ]).flat();
}

/**
 * A row whose only filled cell is the first becomes a line without a bullet, as it may be the heading of the next
 * rows.
 */
function lineOf([first = '', ...others]: Cells, [, ...titles]: Cells) {
  const ofGroup = titles.findIndex((title) => /^(?:kategorie|gruppe)$/i.test(title));
  const group = others[ofGroup] ? `${others[ofGroup]}: ` : '';
  const said = others.flatMap((cell, at) => {
    const title = titles[at] ?? '';
    const saysNothing = !cell || at === ofGroup || (cell === '1' && /^(?:an|me|st)/i.test(title));
    return saysNothing ? [] : `${title} ${cell}`.trim();
  });
  const details = first && said[0] ? ` (${said.join(', ')})` : said.join(', ');
  return (others.some(Boolean) ? `- ${group}` : '') + first + details;
}
