import type { Group, OwnPoint } from '../points';
import { blocksOf } from './blocksOf';
import { readLines } from './readLines';
import { sameAs, wordsOf } from './words';

/** The lines of an old list: those that tick a point, the own points made of others, and those that head the document. */
export type SortedList = {
  ticked: { text: string; id: string }[];
  own: OwnPoint[];
  headings: string[];
  /** How many lines share a long word with the points of the document. */
  known: number;
};

/**
 * Ticks the points that a line says, and leaves all other lines in their own words. Below a heading that the document
 * does not have nothing is ticked, since the heading may forbid it: heading and lines become one own point.
 *
 * @param slug of the document
 */
export function sortLines(text: string, groups: readonly Group[], slug: string): SortedList {
  const lines = readLines(text);
  const isThings = slug === 'packliste';
  const rest = isThings ? 'Ausrüstung' : groups[0]?.id;
  const items = groups.flatMap((group) => group.items);
  const points = items.map(({ id, text }) => ({ id, isSaidBy: sameAs(text, isThings) }));
  const places = new Map(groups.map(({ id, title }) => [wordsOf(title).join(' '), id]));
  const longWords = new Set(items.flatMap(({ text }) => wordsOf(text)).filter((one) => one[4]));
  const idOf = (said: readonly string[]) => points.find(({ isSaidBy }) => isSaidBy(said))?.id;
  const placeOf = (said: readonly string[]) => places.get(said.join(' '));

  const { ticked, own, headings, ...list }: SortedList = {
    ticked: [],
    own: [],
    headings: [],
    known: lines.filter(({ text }) => wordsOf(text).some((word) => longWords.has(word))).length,
  };
  for (const { heading, isOwn, texts } of blocksOf(lines, idOf, placeOf)) {
    const place = placeOf(wordsOf(heading)) ?? rest ?? '';
    if (isOwn) own.push({ place, text: inOnePoint(heading, texts) });
    else if (heading) headings.push(heading);
    for (const text of isOwn ? [] : texts) {
      // `Schuhe: Ski` names its group.
      const [, group = '', inner = ''] = /^([^:]{2,40}): +(.+)$/.exec(text) ?? [];
      const named = placeOf(wordsOf(group));
      if (named) headings.push(group);
      const said = named ? inner : text;
      const id = idOf(wordsOf(said));
      if (id) ticked.push({ text: said, id });
      else own.push({ place: named ?? place, text: said });
    }
  }
  return { ticked, own, headings, ...list };
}

function inOnePoint(heading: string, below: readonly string[]) {
  if (below.length === 0) return heading;
  const texts = below.map((text) => text.replace(/\.$/, ''));
  const lines = texts.join(texts.some((text) => /[,;.]/.test(text)) ? '; ' : ', ');
  return `${heading}${/[.!?]$/.test(heading) ? '' : ':'} ${lines}`;
}
