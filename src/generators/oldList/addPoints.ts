import { mostRows } from '../../ui/formLimits';
import type { Chosen, OwnPoint } from '../points';
import type { SortedList } from './sortLines';

/**
 * Adds a sorted list to what is ticked and typed already: nothing goes, and nothing comes twice.
 *
 * @returns what came of it in a sentence, and the own points for which there was no room
 */
export function addPoints({ ticked, own }: Chosen, list: Pick<SortedList, 'ticked' | 'own'>) {
  const ids = new Set(list.ticked.map(({ id }) => id));
  const known = new Set(own.map(keyOf));
  const typed = Array.from(new Map(list.own.map((point) => [keyOf(point), point])).values());
  const points = [...own, ...typed.filter((point) => !known.has(keyOf(point)))];
  const tooMany = points.slice(mostRows).map(({ text }) => text);
  const given = counted(ids.size, 'Punkt', 'Punkte');
  const ownOnes = counted(typed.length - tooMany.length, 'eigener Punkt', 'eigene Punkte');
  return {
    ticked: [...new Set([...ticked, ...ids])],
    own: points.slice(0, mostRows),
    sentence: `${given} angekreuzt, ${ownOnes} aus der Liste.`,
    tooMany,
  };
}

function keyOf({ place, text }: OwnPoint) {
  return `${place}\n${text.toLowerCase()}`;
}

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`;
}
