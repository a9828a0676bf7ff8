import { useSyncExternalStore } from 'react';

/** A value that can be watched: a change renders those that watch it, not whoever holds it. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** Where it is only watched. */
export type Watched<Value> = Pick<Store<Value>, 'current' | 'subscribe'>;

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

/** What stands in a store; renders anew when it is another. */
export function useStore<Value>({ subscribe, current }: Watched<Value>) {
  return useSyncExternalStore(subscribe, current, current);
}
