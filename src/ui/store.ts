import { useSyncExternalStore } from 'react';

/** A store that can only be read and watched. */
export type Watched<Value> = Pick<ReturnType<typeof createStore<Value>>, 'current' | 'subscribe'>;

/**
 * Creates a store: a value that is not React state. A change of the value renders only the components that subscribe,
 * e.g. with `useStore`.
 */
export function createStore<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    current: () => value,
    set(next: Value) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Returns the value of a store. The calling component renders again when the value changes. */
export function useStore<Value>({ subscribe, current }: Watched<Value>) {
  return useSyncExternalStore(subscribe, current, current);
}

/**
 * Returns a part of the value of a store. The part must be JSON. The calling component renders again only when the part
 * changes.
 */
export function usePart<Value, Part>(
  { subscribe, current }: Watched<Value>,
  select: (value: Value) => Part,
) {
  useStore({ subscribe, current: () => JSON.stringify(select(current())) });
  return select(current());
}
