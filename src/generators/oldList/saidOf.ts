import type { AddedPoints } from './addPoints';

/** What came of an old list, e.g. «34 Punkte angekreuzt, 6 eigene Punkte, 4 Zeilen ausgelassen.» */
export function saidOf({ counts: { ticked, own, out } }: Pick<AddedPoints, 'counts'>): string {
  return `${counted(ticked, 'Punkt', 'Punkte')} angekreuzt, ${counted(own, 'eigener Punkt', 'eigene Punkte')}, ${counted(out, 'Zeile', 'Zeilen')} ausgelassen.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
