import { withoutMark } from '../../ui/withoutMark';
import { tablesAsLines } from './tablesAsLines';
import { classifyHeading, wordsOf } from './words';

/**
 * A line of an old list. `level` is the depth of the line: `Zelt` has the level 2, `1. Zelt` 2.4 and `- Zelt` 2.5. Each
 * indent of two spaces adds 1. `opens` is true for the first line of the list, and for a line after an empty line.
 */
export type ReadLine = ReturnType<typeof readLines>[number];

// The largest number of lines that are read. The five lists of people in a form hold the same number of rows together.
const mostLines = 1000;
const longestLine = 1000;

/**
 * Removes all lines after the first `mostLines` lines of a text, and all lines that are longer than `longestLine`.
 *
 * @returns the text, and `leftOut`: a list with a sentence about the removed lines, or an empty list
 */
export function limitLines(text: string) {
  const lines = text.trimEnd().split(/\r\n?|[\n\u0085\u2028\u2029]/);
  const kept = lines.slice(0, mostLines).filter(({ length }) => length <= longestLine);
  const removed = lines.length - kept.length;
  const sentence = `Nicht dabei sind ${removed} Zeilen: Es gehen ${mostLines} mit je bis zu ${longestLine} Zeichen.`;
  return { text: kept.join('\n'), leftOut: removed > 0 ? [sentence] : [] };
}

// The level of a line without an indent, for each kind of mark. The level of `number` is less than the levels of
// `bullet` and `part`, because a line with a number may be a heading above bullets, and `2.` may be a heading above
// `2.1`.
const levelOfMark = { title: 1, none: 2, number: 2.4, bullet: 2.5, part: 2.6 };

/** Reads the lines of a text. Empty lines are left out. */
export function readLines(text: string) {
  return tablesAsLines(text).flatMap((line, at, lines) => {
    const { text: said, mark = 'none' } = withoutMark(line.trim());
    const text = said.replace(/[\s☐□]+/g, ' ').trim();
    const indent = Math.floor(line.replaceAll('\t', '  ').search(/\S/) / 2);
    const level = indent + levelOfMark[mark];
    const words = wordsOf(text);
    return text
      ? { text, words, ...classifyHeading(words), level, opens: !lines[at - 1]?.trim() }
      : [];
  });
}
