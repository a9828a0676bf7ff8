import type { Group } from '../points';
import { readLines } from './readLines';
import { createMatcher, wordsOf } from './words';

export type SortedList = ReturnType<typeof sortLines>;

// Matches a heading that names the whole list.
const listName =
  /packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel/i;

/**
 * Divides the lines of an old list into ticked points, own points and headings. A line that says the same as a point
 * ticks the point. The title of a known group or of the whole list becomes a heading. Every further line becomes an own
 * point. An unknown heading may forbid the things below, e.g. «Nicht mitnehmen». Therefore, these lines tick no point:
 * the heading and the lines become one own point.
 *
 * @param slug the slug of the document
 * @returns the lines that tick a point (`ticked`), the own points (`own`), the lines that are headings of known groups
 *   or of the whole list (`headings`), and the number of lines that share a word of five or more letters with the
 *   points (`known`)
 */
export function sortLines(text: string, groups: readonly Group[], slug: string) {
  const isListOfThings = slug === 'packliste';
  const lines = recognizeLines(text, groups, isListOfThings);
  const usualPlace = isListOfThings ? 'Ausrüstung' : groups[0]?.id;
  const { own, ...sorted } = divideLines(lines, usualPlace ?? '');
  const words = groups.flatMap(({ items }) => items.flatMap((item) => wordsOf(item.text)));
  const longWords = new Set(words.filter((word) => word[4]));
  return {
    ...sorted,
    own: own.map(({ place, texts = [] }) => ({ place, text: joinToPoint(texts) })),
    known: lines.filter(({ words }) => words.some((word) => longWords.has(word))).length,
  };
}

type Lines = ReturnType<typeof recognizeLines>;

/**
 * Reads the lines of a text. For each line, finds the point that says the same as the line (`id`), and the group whose
 * title is the line (`place`).
 */
function recognizeLines(text: string, groups: readonly Group[], isListOfThings: boolean) {
  const items = groups.flatMap((group) => group.items);
  const points = items.map(({ id, text }) => ({
    id,
    matches: createMatcher(text, isListOfThings),
  }));
  const places = new Map(groups.map(({ id, title }) => [`${wordsOf(title)}`, id]));
  return readLines(text).map((line) => ({
    ...line,
    id: points.find(({ matches }) => matches(line.words))?.id,
    place: places.get(`${line.words}`),
  }));
}

function divideLines(lines: Lines, usualPlace: string) {
  const levelsBelow = findHeadings(lines);
  const noHeading = { place: usualPlace, level: 0, levelBelow: 0 };
  // The heading above the current line. `texts` holds the heading and the lines below it if these become one own point.
  let heading: typeof noHeading & { texts?: string[] } = noHeading;
  const own: (typeof heading)[] = [];
  const ticked: { text: string; id: string }[] = [];
  const headings: string[] = [];
  for (const [
    at,
    { isForbidding, hasOnlyUsualWords, level, opens, id, place, ...line },
  ] of lines.entries()) {
    const text = line.text.replace(/:$/, '');
    const levelBelow = levelsBelow[at] ?? 0;
    // The lines below a heading end at a heading that is no deeper, and at a shallower line. A shallower line without a
    // bullet or number (`level % 1` is 0) may have lost its bullet by copying, unless it follows an empty line.
    const isShallower = level < heading.levelBelow && (levelBelow || opens || level % 1 > 0);
    if (isShallower || (levelBelow && level <= heading.level)) heading = noHeading;
    const isTitle = hasOnlyUsualWords || listName.test(text);
    if (heading.texts) heading.texts.push(text);
    else if (levelBelow && (place || (isTitle && !isForbidding))) {
      headings.push(text);
      heading = { ...noHeading, ...(place && { place }), level, levelBelow };
    } else if (levelBelow) {
      // If another heading follows a forbidding heading, the end of the forbidden lines is unknown. All further lines
      // then belong to «Nicht mitnehmen» (`hasOnlyUsualWords`), but only the deeper lines to «Handy nicht mitnehmen».
      const hasUnknownEnd = isForbidding && levelsBelow[at + 1];
      heading = {
        ...noHeading,
        level: hasUnknownEnd ? 0 : level,
        levelBelow: hasUnknownEnd && hasOnlyUsualWords ? 0 : levelBelow,
      };
      own.push(Object.assign(heading, { texts: [text] }));
    } else if (id) ticked.push({ text, id });
    else own.push({ ...heading, texts: [text] });
  }
  return { ticked, own, headings };
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
 * - A line without a bullet or number is in capital letters, or is the title of a group.
 * - The next line is deeper. A sentence above an empty line is no heading in this case.
 * - The line is the first of several plain lines between empty lines, as `Kleider` in `Kleider⏎Hose⏎Jacke`, and is
 *   neither a sentence nor a point. The list must have at least two such lines.
 *
 * @returns a number for each line: 0 for a line that is no heading, otherwise the level of the lines below the heading.
 *   In the last case, this level is `Infinity`, so that the lines below the heading end at the next empty line.
 */
function findHeadings(lines: Lines) {
  const levelsBelow = lines.map(
    ({ text, isForbidding, hasOnlyUsualWords, level, opens, id, place }, at) => {
      const next = lines[at + 1];
      if (!next) return 0;
      if (level < 2 || text.endsWith(':') || (isForbidding && hasOnlyUsualWords)) return next.level;
      // Such a sentence may end a message that somebody wrote above the list.
      const isSentence = text.endsWith('.') && !isForbidding;
      if (next.level > level) return next.opens && isSentence ? 0 : next.level;
      const isInCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
      if (level % 1 === 0 && (isInCapitals || place)) return next.level;
      const isFirst = opens && level === 2 && next.level === 2 && !next.opens;
      return isFirst && !isSentence && !id ? Infinity : 0;
    },
  );
  const isDivided = levelsBelow.indexOf(Infinity) < levelsBelow.lastIndexOf(Infinity);
  return levelsBelow.map((level) => (level < Infinity || isDivided ? level : 0));
}
