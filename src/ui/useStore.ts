import { useSyncExternalStore } from 'react';
import type { Watched } from './createStore';

/** What stands in a store; renders anew when it is another. */
export function useStore<Value>({ subscribe, current }: Watched<Value>): Value {
  return useSyncExternalStore(subscribe, current, current);
}
