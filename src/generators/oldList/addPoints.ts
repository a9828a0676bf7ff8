import { mostRows } from '../../ui/formLimits';
import type { OwnPoint } from '../ownPoints';
import { plainText } from '../plainText';
import type { SortedLine } from './sortLines';

/** What an input has of a list. */
type Points = { ticked: readonly string[]; own: readonly OwnPoint[] };

export type AddedPoints = Points & {
  /** How many of each the list named, whether or not they stood there before. */
  counts: { ticked: number; own: number; out: number };
  /** Own points for which there was no room. */
  tooMany: readonly string[];
};

/** Puts a sorted list to what is ticked and typed already: nothing goes, and nothing comes to stand twice. */
export function addPoints({ ticked, own }: Points, sorted: readonly SortedLine[]): AddedPoints {
  const ids = new Set(ticked);
  const told = new Set<string>();
  const points = [...own];
  const known = new Set(own.map(keyOf));
  const typed = new Set<string>();
  const tooMany: string[] = [];
  let out = 0;
  for (const { text: written, standing } of sorted) {
    const text = plainText(written);
    if (standing.kind === 'out' || text === '') out += 1;
    else if (standing.kind === 'ticked') {
      ids.add(standing.id);
      told.add(standing.id);
    } else {
      const point = { place: standing.place, text };
      const key = keyOf(point);
      const isNew = !known.has(key);
      if (isNew && points.length >= mostRows) tooMany.push(text);
      else {
        if (isNew) points.push(point);
        known.add(key);
        typed.add(key);
      }
    }
  }
  return {
    ticked: Array.from(ids),
    own: points,
    counts: { ticked: told.size, own: typed.size, out },
    tooMany,
  };
}

function keyOf({ place, text }: OwnPoint): string {
  return `${place}\n${text.trim().toLowerCase()}`;
}

/** What came of an old list, e.g. «34 Punkte angekreuzt, 6 eigene Punkte, 4 Zeilen ausgelassen.» */
export function saidOf({ counts: { ticked, own, out } }: Pick<AddedPoints, 'counts'>): string {
  return `${counted(ticked, 'Punkt', 'Punkte')} angekreuzt, ${counted(own, 'eigener Punkt', 'eigene Punkte')}, ${counted(out, 'Zeile', 'Zeilen')} ausgelassen.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
