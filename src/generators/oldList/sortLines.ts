import type { Group } from '../points';
import { type ReadLine, readLines } from './readLines';
import { sameAs, wordsOf } from './words';

export type SortedList = ReturnType<typeof sortLines>;

const listNames =
  /packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel/i;

/**
 * Sorts an old list: ticks the points that a line says, and makes own points of all other lines. A heading that is
 * unknown to the document may forbid the lines below, so nothing below it is ticked: heading and lines become one own
 * point.
 *
 * @param slug of the document
 * @returns the lines that tick a point, own points made of all other lines, the lines read as headings, and the number
 *   of lines that share a long word with the points of the document
 */
export function sortLines(text: string, groups: readonly Group[], slug: string) {
  const isThings = slug === 'packliste';
  const lines = recognizedLines(text, groups, isThings);
  const { own, ...sorted } = placedLines(
    lines,
    (isThings ? 'Ausrüstung' : groups[0]?.id) ?? '',
    slug,
  );
  const words = groups.flatMap(({ items }) => items.flatMap((item) => wordsOf(item.text)));
  const longWords = new Set(words.filter((word) => word[4]));
  return {
    ...sorted,
    own: own.map(({ place, texts = [] }) => ({ place, text: inOnePoint(texts) })),
    known: lines.filter(({ words }) => words.some((word) => longWords.has(word))).length,
  };
}

/** The lines of a text, each with the point that the line says, and the group whose title it is. */
function recognizedLines(text: string, groups: readonly Group[], isThings: boolean) {
  const items = groups.flatMap((group) => group.items);
  const points = items.map(({ id, text }) => ({ id, isSaidBy: sameAs(text, isThings) }));
  const places = new Map(groups.map(({ id, title }) => [`${wordsOf(title)}`, id]));
  return readLines(text).map((line) => ({
    ...line,
    id: points.find(({ isSaidBy }) => isSaidBy(line.words))?.id,
    place: places.get(`${line.words}`),
  }));
}

/** True for a text that names a list: the title of the document, or a usual one. */
function namesList(text: string, slug: string) {
  const title = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0308/g, 'e');
  return title.replace(/\W+/g, '-') === slug || listNames.test(text);
}

function placedLines(lines: ReturnType<typeof recognizedLines>, usualPlace: string, slug: string) {
  const inners = findHeadings(lines);
  // Headings above the first one that has lines of its own are titles of the whole list.
  const first = inners.findIndex((inner, at) => inner && !inners[at + 1]);
  const outside = { place: usualPlace, level: 0, inner: 0 };
  // A heading with the lines below it. `texts` are heading and lines when they become one own point.
  let block: typeof outside & { texts?: string[] } = outside;
  const own: (typeof block)[] = [];
  const ticked: { text: string; id: string }[] = [];
  const headings: string[] = [];
  for (const [at, { isNo, isBare, level, opens, id, place, ...line }] of lines.entries()) {
    const text = line.text.replace(/:$/, '');
    const inner = inners[at] ?? 0;
    // A line without a bullet stays in the block unless an empty line stands before it: its bullet may have been lost
    // in copying.
    const isLess = level < block.inner && (inner || opens || level % 1 > 0);
    if (isLess || (inner && level <= block.level)) block = outside;
    const isTitle = isBare || (at <= first && namesList(text, slug));
    if (block.texts) block.texts.push(text);
    else if (inner && (place || (isTitle && !isNo))) {
      headings.push(text);
      block = { ...outside, ...(place && { place }), level, inner };
    } else if (inner && (isNo || at >= first)) {
      // The end of a forbidding heading above other headings is unknown, so its block takes all of them.
      const isEndless = isNo && inners[at + 1];
      block = { ...outside, level: isEndless ? 0 : level, inner: isEndless && isBare ? 0 : inner };
      own.push(Object.assign(block, { texts: [text] }));
    } else if (id) ticked.push({ text, id });
    else own.push({ ...block, texts: [text] });
  }
  return { ticked, own, headings };
}

function inOnePoint(texts: readonly string[]) {
  const [heading = '', ...below] = texts.map((text) => text.replace(/[.!]$/, ''));
  if (below.length === 0) return texts.join();
  return `${heading}: ${below.join(/[,;.]/.test(below.join('')) ? '; ' : ', ')}`;
}

/** `id` is the point that the line says, `place` the group whose title it is. */
type Line = ReadLine & Record<'id' | 'place', string | undefined>;

/**
 * Finds the headings of a list. A heading has a mark, a colon or only capitals, forbids what follows, is the title of
 * a group, or stands above deeper lines. A line between an empty line and other lines is a heading, too, when the
 * list has several of them.
 *
 * @returns for each line the level of the lines below, or 0 for a line that is no heading
 */
export function findHeadings(lines: readonly Line[]) {
  const inners = lines.map(({ text, isNo, isBare, level, opens, id, place }, at) => {
    const next = lines[at + 1];
    if (!next) return 0;
    if (level < 2 || text.endsWith(':') || (isNo && isBare)) return next.level;
    // A sentence before a list is the end of a letter, not a heading.
    const isSentence = text.endsWith('.') && !isNo;
    if (next.level > level) return next.opens && isSentence ? 0 : next.level;
    const isLoud = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    if (level % 1 === 0 && (isLoud || place)) return next.level;
    const isFirst = opens && level === 2 && next.level === 2 && !next.opens;
    return isFirst && !isSentence && !id ? Infinity : 0;
  });
  const isDivided = inners.indexOf(Infinity) < inners.lastIndexOf(Infinity);
  return inners.map((inner) => (inner < Infinity || isDivided ? inner : 0));
}
