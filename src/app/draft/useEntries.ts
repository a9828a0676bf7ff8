import { useSyncExternalStore } from 'react';
import type { Entries, Work } from './work';

/** Something that follows from what is entered; a text, number or boolean, so that only its change renders. */
export function useEntries<Value extends string | number | boolean>(
  { subscribe, entries }: Work,
  select: (entries: Entries) => Value,
): Value {
  const snapshot = () => select(entries());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
