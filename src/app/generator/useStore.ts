import { useSyncExternalStore } from 'react';
import type { Store } from './createStore';

/** What stands in a store; renders anew when it is another. */
export function useStore<Value>({ subscribe, current }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, current, current);
}
