import { mostRows } from '../../ui/formLimits';
import type { Chosen, OwnPoint } from '../points';
import type { SortedLine } from './sortLines';

/**
 * Puts a sorted list to what is ticked and typed already: nothing goes, and nothing comes to stand twice.
 *
 * @returns what came of it in a sentence, and the own points for which there was no room
 */
export function addPoints({ ticked, own }: Chosen, sorted: readonly SortedLine[]) {
  const ids = new Set<string>();
  const typed = new Map<string, OwnPoint>();
  let out = 0;
  for (const { text, standing } of sorted) {
    if (standing.kind === 'ticked') ids.add(standing.id);
    else if (standing.kind === 'out') out += 1;
    else {
      const point = { place: standing.place, text };
      typed.set(keyOf(point), point);
    }
  }
  const known = new Set(own.map(keyOf));
  const added = Array.from(typed).flatMap(([key, point]) => (known.has(key) ? [] : [point]));
  const points = [...own, ...added];
  const tooMany = points.slice(mostRows).map(({ text }) => text);
  const given = counted(ids.size, 'Punkt', 'Punkte');
  const ownOnes = counted(typed.size - tooMany.length, 'eigener Punkt', 'eigene Punkte');
  const lines = counted(out, 'Zeile', 'Zeilen');
  return {
    ticked: [...new Set([...ticked, ...ids])],
    own: points.slice(0, mostRows),
    sentence: `${given} angekreuzt, ${ownOnes}, ${lines} ausgelassen.`,
    tooMany,
  };
}

function keyOf({ place, text }: OwnPoint) {
  return `${place}\n${text.toLowerCase()}`;
}

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`;
}
