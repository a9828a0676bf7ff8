import type { Group, OwnPoint } from '../points';
import { blocksOf } from './blocksOf';
import { readLines } from './readLines';
import { sameAs, wordsOf } from './words';

/** The result of sorting: lines that tick a point, own points made of all other lines, and lines read as headings. */
export type SortedList = {
  ticked: { text: string; id: string }[];
  own: OwnPoint[];
  headings: string[];
  /** The number of lines that share a long word with the points of the document. */
  known: number;
};

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
      // The line `Schuhe: Ski` names its group before the colon.
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
