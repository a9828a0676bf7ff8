import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from './Announcements';
import { mostRows } from './formLimits';
import type { Move } from './listedRows';
import type { RowChange } from './useRowList';

/** That a list is full, and how many rows that came in at once it left out. */
export function fullSentence(leftOut: number): string {
  const full = `Hier haben ${mostRows} Zeilen Platz, mehr gehen nicht.`;
  if (leftOut === 0) return full;
  const left = leftOut === 1 ? 'die letzte Zeile' : `die letzten ${leftOut} Zeilen`;
  return `${full} Von dem, was du eingefügt hast, ${leftOut === 1 ? 'fehlt' : 'fehlen'} ${left}.`;
}

/** What became of a row that is no longer in its list. */
export function goneSentence(name: string, moved: Move | undefined): string {
  return moved ? `${name} verschoben: ${moved.to}.` : `${name} entfernt.`;
}

/** Has a change said; a removal is, where it can be brought back. */
export function useSaid(change: RowChange | undefined, nameOf: (index: number) => string) {
  const announce = useAnnounce();
  const say = useEffectEvent(({ kind, index, rows }: RowChange) => {
    const others = rows > 1 ? ` und ${rows - 1} weitere` : '';
    if (kind === 'added') announce(`${nameOf(index)}${others} hinzugefügt.`);
    if (kind === 'returned') announce(`${nameOf(index)} zurückgeholt.`);
  });
  useEffect(() => {
    if (change) say(change);
  }, [change]);
}
