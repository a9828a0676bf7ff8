import { withoutMark } from '../../ui/withoutMark';
import { tablesAsLines } from './tablesAsLines';

/**
 * `level` is the depth of a line, from 1 on; bullets and numbers add about half a level. `opens` is true after an
 * empty line.
 */
export type ReadLine = { text: string; level: number; opens: boolean };

// The number of rows for people that a form holds.
const mostLines = 1000;
const longestLine = 1000;

/** The text without the lines that are too many or too long, and a sentence with their number, if any. */
export function boundLines(text: string) {
  let [count, left] = [0, 0];
  const kept = text.split(/\r\n?|[\n\u0085\u2028\u2029]/).filter((line) => {
    if (!line.trim()) return true;
    const fits = line.length <= longestLine && count < mostLines;
    if (fits) count += 1;
    else left += 1;
    return fits;
  });
  const sentence = `Nicht dabei sind ${left} Zeilen: Es gehen ${mostLines} mit je bis zu ${longestLine} Zeichen.`;
  return { text: kept.join('\n'), leftOut: left > 0 ? [sentence] : [] };
}

// A heading with a number may stand above bullets, and `2.` above `2.1`. Word pastes bullets below other bullets as
// `o`.
const depths = { title: 1, none: 2, number: 2.4, bullet: 2.5, part: 2.6 };

/** The lines of a text that are not empty. */
export function readLines(text: string) {
  // A line that ends with a comma or «und» continues on the next line.
  const whole = text.replace(/([,;&+]| und| oder) *\n *(?!o\s)(?=\p{L})/gu, '$1 ');
  let opens = true;
  return tablesAsLines(whole).flatMap((line) => {
    const { text, mark = 'none' } = withoutMark(line.trim());
    const depth = depths[/^\s*o\s/.test(line) ? 'part' : mark];
    const indent = Math.floor(line.replaceAll('\t', '  ').search(/\S|$/) / 2);
    const read = {
      text: text.replace(/[\s☐□☑]+/gu, ' ').trim(),
      level: mark === 'title' ? depth : depth + indent,
      opens,
    };
    opens = !line.trim();
    return read.text ? read : [];
  });
}
