import { useSyncExternalStore } from 'react';

/** Whether a media query holds; not yet in the HTML that the build writes. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
