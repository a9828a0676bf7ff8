import type { ReadLine } from './readLines';
import { forbids, namesNothing } from './words';

type Find = (words: readonly string[]) => string | undefined;

/**
 * Finds the headings of a list. A heading has a mark, a colon or only capitals, forbids what follows, is the title of
 * a group, or stands above deeper lines. A line between an empty line and other lines is a heading, too, when the
 * list has several of them.
 *
 * @returns for each line the level of the lines below, or 0 for a line that is no heading
 */
export function findHeadings(lines: readonly ReadLine[], pointOf: Find, placeOf: Find) {
  const inners = lines.map(({ text, words, level, opens }, at) => {
    const next = lines[at + 1];
    if (!next) return 0;
    const isNo = forbids(words);
    if (level < 2 || text.endsWith(':') || (isNo && namesNothing(words))) return next.level;
    // A sentence before a list is the end of a letter, not a heading.
    const isSentence = text.endsWith('.') && !isNo;
    if (next.level > level) return next.opens && isSentence ? 0 : next.level;
    const isLoud = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    if (level % 1 === 0 && (isLoud || placeOf(words))) return next.level;
    const isFirst = opens && level === 2 && next.level === 2 && !next.opens;
    return isFirst && !isSentence && !pointOf(words) ? Infinity : 0;
  });
  const isDivided = inners.indexOf(Infinity) < inners.lastIndexOf(Infinity);
  return inners.map((inner) => (inner < Infinity || isDivided ? inner : 0));
}
