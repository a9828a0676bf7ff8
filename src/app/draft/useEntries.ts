import { useSyncExternalStore } from 'react';
import type { Draft, Entries } from './draft';

/** Something that follows from what is entered; a text, number or boolean, so that only its change renders. */
export function useEntries<Value extends string | number | boolean>(
  { subscribe, entries }: Draft,
  select: (entries: Entries) => Value,
): Value {
  const snapshot = () => select(entries());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
