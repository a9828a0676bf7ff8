import type { Group, OwnPoint } from '../points';
import { findHeadings } from './findHeadings';
import { readLines } from './readLines';
import { forbids, namesNothing, sameAs, wordsOf } from './words';

/** The result of sorting: lines that tick a point, own points made of all other lines, and lines read as headings. */
export type SortedList = {
  ticked: { text: string; id: string }[];
  own: OwnPoint[];
  headings: string[];
  /** The number of lines that share a long word with the points of the document. */
  known: number;
};

const listNames =
  /packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel/i;

/**
 * Sorts an old list: ticks the points that a line says, and makes own points of all other lines. A heading that is
 * unknown to the document may forbid the lines below, so nothing below it is ticked: heading and lines become one own
 * point.
 *
 * @param slug of the document
 */
export function sortLines(text: string, groups: readonly Group[], slug: string): SortedList {
  const lines = readLines(text);
  const isThings = slug === 'packliste';
  const items = groups.flatMap((group) => group.items);
  const points = items.map(({ id, text }) => ({ id, isSaidBy: sameAs(text, isThings) }));
  const places = new Map(groups.map(({ id, title }) => [`${wordsOf(title)}`, id]));
  const longWords = new Set(items.flatMap(({ text }) => wordsOf(text)).filter((one) => one[4]));
  const pointOf = (said: readonly string[]) => points.find(({ isSaidBy }) => isSaidBy(said))?.id;
  const placeOf = (said: readonly string[]) => places.get(`${said}`);

  const inners = findHeadings(lines, pointOf, placeOf);
  // Above the first heading of lines stand titles of the whole list.
  const first = inners.findIndex((inner, at) => inner && !inners[at + 1]);
  const outside = { place: (isThings ? 'Ausrüstung' : groups[0]?.id) ?? '', level: 0, inner: 0 };
  // A heading with the lines below it. `texts` are heading and lines when they become one own point.
  let block: typeof outside & { texts?: string[] } = outside;
  const own: (typeof block)[] = [];
  const list: SortedList = { ticked: [], own: [], headings: [], known: 0 };
  for (const [at, { words, level, opens, ...line }] of lines.entries()) {
    const text = line.text.replace(/:$/, '');
    const inner = inners[at] ?? 0;
    // A line without a bullet stays in the block unless an empty line stands before it: its bullet may have been lost
    // in copying.
    const isLess = level < block.inner && (inner || opens || level % 1 > 0);
    if (isLess || (inner && level <= block.level)) block = outside;
    const isNo = forbids(words);
    const isTitle = namesNothing(words) || (at <= first && listNames.test(text));
    const place = placeOf(words);
    const id = pointOf(words);
    if (block.texts) block.texts.push(text);
    else if (inner && (place || (isTitle && !isNo))) {
      list.headings.push(text);
      block = { ...outside, ...(place && { place }), level, inner };
    } else if (inner && (isNo || at >= first)) {
      // Nothing shows where a forbidding heading above headings of its own level ends, so all of them stand below it.
      block = { ...outside, level: isNo && inners[at + 1] ? 0 : level, inner, texts: [text] };
      own.push(block);
    } else if (id) list.ticked.push({ text, id });
    else own.push({ ...block, texts: [text] });
    if (words.some((word) => longWords.has(word))) list.known += 1;
  }
  return { ...list, own: own.map(({ place, texts = [] }) => ({ place, text: inOnePoint(texts) })) };
}

function inOnePoint(texts: readonly string[]) {
  const [heading = '', ...below] = texts.map((text) => text.replace(/[.!]$/, ''));
  if (below.length === 0) return texts.join();
  return `${heading}: ${below.join(/[,;.]/.test(below.join('')) ? '; ' : ', ')}`;
}
