import { withoutMark } from '../../ui/withoutMark';
import { tablesAsLines } from './tablesAsLines';
import { headingKind, wordsOf } from './words';

/**
 * `level` is the depth of a line, from 1 on; bullets and numbers add about half a level. `opens` is true after an
 * empty line.
 */
export type ReadLine = ReturnType<typeof readLines>[number];

// The number of rows for people that a form holds.
const mostLines = 1000;
const longestLine = 1000;

/** The text without the lines that are too many or too long, and a sentence with their number, if any. */
export function boundLines(text: string) {
  const lines = text.trimEnd().split(/\r\n?|[\n\u0085\u2028\u2029]/);
  const kept = lines.slice(0, mostLines).filter(({ length }) => length <= longestLine);
  const left = lines.length - kept.length;
  const sentence = `Nicht dabei sind ${left} Zeilen: Es gehen ${mostLines} mit je bis zu ${longestLine} Zeichen.`;
  return { text: kept.join('\n'), leftOut: left > 0 ? [sentence] : [] };
}

// A heading with a number may stand above bullets, and `2.` above `2.1`.
const depths = { title: 1, none: 2, number: 2.4, bullet: 2.5, part: 2.6 };

/** The lines of a text that are not empty. */
export function readLines(text: string) {
  return tablesAsLines(text).flatMap((line, at, lines) => {
    const { text: said, mark = 'none' } = withoutMark(line.trim());
    const text = said.replace(/[\s☐□]+/g, ' ').trim();
    const indent = Math.floor(line.replaceAll('\t', '  ').search(/\S/) / 2);
    const level = indent + depths[mark];
    const words = wordsOf(text);
    return text ? { text, words, ...headingKind(words), level, opens: !lines[at - 1]?.trim() } : [];
  });
}
