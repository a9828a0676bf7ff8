import { bodyPath, type WordPackage } from './package/wordPackage';
import { groupBy } from './word/groupBy';
import { type Paragraph, paragraphsIn, rowOf, spacedText } from './word/paragraphs';
import { listSettingOf, readStyles, type Styles } from './word/styles';
import { closest, columnsOf, namePattern, propertyOf, valOf } from './xml/tree';

/**
 * The text of the body as lines of plain text.
 *
 * - Each line of a heading or a bold paragraph begins with `# `.
 * - Each line of a point in a list begins with `• `. In a nested list, two spaces for each outer list precede the `•`.
 * - A table with a long cell is read column by column. An empty line separates two columns. A cell is long when it has
 *   more than three lines. In a table of at most two rows, two lines are enough.
 * - In any other table, each row is one line. In a row of several cells, tabs separate the cells, and no cell begins
 *   with `# `.
 */
export function readText(opened: WordPackage) {
  const styles = readStyles(opened);
  // `mc:Fallback` repeats the text of a text box for older programs.
  const paragraphs = paragraphsIn(opened, bodyPath).filter(
    ({ element }) => !closest(element, ['mc:Fallback']),
  );
  const tables = groupBy(paragraphs, ({ element }) => closest(element, ['w:tbl']) ?? element);
  return tables.flatMap((table) => tableLines(table, styles)).join('\n');
}

// A paragraph outside of tables counts as a table with one cell.
function tableLines(table: readonly Paragraph[], styles: Styles) {
  const rows = groupBy(table, rowOf).map((row) =>
    groupBy(row, ({ element }) => closest(element, ['w:tc']))
      .map((cell) => cell.flatMap((one) => linesOf(one, styles)))
      .map((lines) => (lines.length > 1 ? lines.filter(Boolean) : lines)),
  );
  const longest = Math.max(...rows.flat().map((lines) => lines.length));
  const holdsLists = longest > 1 && (longest > 3 || rows.length < 3);
  if (!holdsLists) {
    return rows.map((cells) => {
      const headingPrefix = cells.length > 1 ? /^# / : '';
      return cells.map((lines) => lines.join(' ').replace(headingPrefix, '')).join('\t');
    });
  }
  return columnsOf(rows).flatMap((cells, at) => (at > 0 ? ['', ...cells.flat()] : cells.flat()));
}

function linesOf(paragraph: Paragraph, styles: Styles) {
  return spacedText(paragraph)
    .split('\n')
    .map((line) => line.trim() && prefixOf(paragraph, styles) + line);
}

// The style ids of headings in English and German Word. German Word drops umlauts from style ids: `berschrift1`.
const headingStyle = namePattern(
  'heading* title* subtitle* titel* untertitel* überschrift* berschrift*',
);
const listStyle = namePattern('*list* *bullet* *aufz*');

function prefixOf(paragraph: Paragraph, styles: Styles) {
  const { element } = paragraph;
  const style = valOf(propertyOf(element, 'w:pStyle')).toLowerCase();
  const level = valOf(propertyOf(element, 'w:outlineLvl'));
  if (headingStyle.test(style) || /^[0-8]$/.test(level)) return '# ';
  const list = listSettingOf(element, 'w:numId');
  const depth = Number(listSettingOf(element, 'w:ilvl'));
  if (list ? list !== '0' : listStyle.test(style)) return `${'  '.repeat(depth)}• `;
  const isBold = paragraph.pieces.every(
    ({ text, run }) => !text.trim() || styles.isOnFor(run, element, 'w:b'),
  );
  return isBold ? '# ' : '';
}
