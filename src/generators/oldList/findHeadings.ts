import type { ReadLine } from './readLines';

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
