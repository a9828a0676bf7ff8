import { type Group, usualPlaceIn } from '../points';
import { readLines } from './readLines';
import { createMatcher, wordsOf } from './words';

export type SortedList = ReturnType<typeof sortLines>;

const listNames =
  'packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel|^(?:sonstiges|diverses|verschiedenes|hygiene|bekleidung)$';
// Matches the name of a whole list, and a heading such as «Hygiene», which names no thing to bring along.
const listName = new RegExp(listNames, 'i');

/**
 * Divides the lines of an old list into ticked points, own points and headings. A line that says the same as a point
 * ticks the point. The title of a known group or of the whole list becomes a heading. Every further line becomes an own
 * point. An unknown heading may forbid the things below, e.g. «Nicht mitnehmen». Therefore, these lines tick no point:
 * the heading and the lines become one own point. A heading of one noun, e.g. «Waschsachen», forbids nothing, unless the
 * first line below forbids.
 *
 * @param slug the slug of the document
 * @returns `ticked`: the lines that tick a point; `own`: the own points; `headings`: the lines that are headings and
 *   forbid nothing; `known`: the number of lines with a word of five or more letters that is also in a point
 */
export function sortLines(text: string, groups: readonly Group[], slug: string) {
  const isListOfThings = slug === 'packliste';
  const items = groups.flatMap((group) => group.items);
  const matchers = items.map((item) => createMatcher(item.text, isListOfThings));
  const groupIds = new Map(groups.map(({ id, title }) => [`${wordsOf(title)}`, id]));
  // `id` is the id of the point that says the same as the line. `group` is the id of the group whose title is the line.
  const lines = readLines(text).map((line) => ({
    ...line,
    id: items.find((_, at) => matchers[at]?.(line.words))?.id,
    group: groupIds.get(`${line.words}`),
  }));
  const words = wordsOf(items.map((item) => item.text).join(' '));
  const longWords = words.filter((word) => word[4]);
  return {
    ...divideLines(lines, usualPlaceIn(groups)),
    known: lines.filter(({ words }) => words.some((word) => longWords.includes(word))).length,
  };
}

type Line = ReturnType<typeof readLines>[number] & {
  id: string | undefined;
  group: string | undefined;
};

function divideLines(lines: readonly Line[], usualGroup: string) {
  const levelsBelow = findHeadings(lines);
  // The heading above the current line. `texts` exists if the heading and the lines below become one own point. `texts`
  // then holds these lines.
  type Heading = { group: string; level: number; levelBelow: number; texts?: string[] };
  const noHeading: Heading = { group: usualGroup, level: 0, levelBelow: 0 };
  let heading = noHeading;
  const own: { place: string; texts: string[] }[] = [];
  const ticked: { text: string; id: string }[] = [];
  const headings: string[] = [];
  for (const [at, line] of lines.entries()) {
    const { isForbidding, hasOnlyUsualWords, isNoun, level, id, group } = line;
    const text = line.text.replace(/:$/, '');
    const levelBelow = levelsBelow[at] ?? 0;
    // The lines below a heading end at a heading that is no deeper, and at a line that is shallower than the first line
    // below the heading. Copying may have removed the bullet of a plain line (`level % 1` is 0). So a plain line that is
    // no heading ends the lines below the heading only after an empty line.
    const isShallower = level < heading.levelBelow && (levelBelow || line.opens || level % 1 > 0);
    if (isShallower || (levelBelow && level <= heading.level)) heading = noHeading;
    const isHarmless =
      group ||
      (!isForbidding &&
        (hasOnlyUsualWords || listName.test(text) || (isNoun && !lines[at + 1]?.isForbidding)));
    if (heading.texts) heading.texts.push(text);
    else if (levelBelow && isHarmless) {
      headings.push(text);
      heading = { group: group ?? usualGroup, level, levelBelow };
    } else if (id && !levelBelow) ticked.push({ text, id });
    else {
      const texts = [text];
      own.push({ place: levelBelow ? usualGroup : heading.group, texts });
      // If another heading follows a forbidding heading at once, the end of the forbidden lines is unknown. All further
      // lines of the list then belong to a heading such as «Nicht mitnehmen» (`hasOnlyUsualWords`). A heading such as
      // «Handy nicht mitnehmen» ends at the first shallower line.
      if (levelBelow) {
        heading =
          isForbidding && levelsBelow[at + 1]
            ? { ...noHeading, levelBelow: hasOnlyUsualWords ? 0 : levelBelow, texts }
            : { ...noHeading, level, levelBelow, texts };
      }
    }
  }
  return {
    ticked,
    own: own.map(({ place, texts }) => ({ place, text: joinToPoint(texts) })),
    headings,
  };
}

function joinToPoint(texts: readonly string[]) {
  const [heading = '', ...below] = texts.map((text) => text.replace(/[.!]$/, ''));
  if (below.length === 0) return texts.join();
  return `${heading}: ${below.join(/[,;.]/.test(below.join('')) ? '; ' : ', ')}`;
}

/**
 * Finds the headings of a list. The last line is no heading. Any other line is a heading in each of these cases:
 *
 * - The line begins with the `#` of a Markdown heading, or ends with a colon.
 * - The line contains a forbidding word. All further words of the line forbid or mean «bring along».
 * - A line without a bullet or number is in capital letters, or is the title of a group or of the whole list, as
 *   `Packliste Sommerlager`. A longer line, and a line whose last word is no noun, may be a rule.
 * - The next line is deeper. A sentence above an empty line is no heading in this case.
 * - The line is the first of several plain lines between empty lines, as `Kleider` in `Kleider⏎Hose⏎Jacke`, and is
 *   neither a sentence nor a point. The list must have at least two such lines.
 *
 * @returns a number for each line: 0 for a line that is no heading, otherwise the level of the lines below the heading.
 *   In the last case, this level is `Infinity`. The lines below the heading then end at the next empty line, bullet or
 *   heading.
 */
function findHeadings(lines: readonly Line[]) {
  const levelsBelow = lines.map(
    ({ text, words, isForbidding, hasOnlyUsualWords, level, opens, id, group }, at) => {
      const next = lines[at + 1];
      if (!next) return 0;
      if (level < 2 || text.endsWith(':') || (isForbidding && hasOnlyUsualWords)) return next.level;
      // Such a sentence may end a message that somebody wrote above the list.
      const isSentence = text.endsWith('.') && !isForbidding;
      if (next.level > level) return next.opens && isSentence ? 0 : next.level;
      const isInCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
      const isTitle = !words[3] && listName.test(text) && /[\p{Lu}\d]\S*$/u.test(text);
      if (level % 1 === 0 && (isInCapitals || group || isTitle)) return next.level;
      const isFirst = opens && level === 2 && next.level === 2 && !next.opens;
      return isFirst && !isSentence && !id ? Infinity : 0;
    },
  );
  const isDivided = levelsBelow.indexOf(Infinity) < levelsBelow.lastIndexOf(Infinity);
  return levelsBelow.map((level) => (level < Infinity || isDivided ? level : 0));
}
