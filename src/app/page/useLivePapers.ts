import { useCallback } from 'react';
import { whenIdle } from '../../browser/load';
import { useStore } from '../../ui/store';
import { turn } from '../draft/drafts';
import type { FirstPage } from './livePapers';

/**
 * Shows rendered first pages in the sheets of a list, once the list is in view and the page is idle.
 *
 * @param shown a first page for each sheet, in their order; a stable array
 * @returns the `ref` of the list
 */
export function useLivePapers(shown: readonly FirstPage[]) {
  const now = useStore(turn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks at the drafts anew
  return useCallback(
    (list: Element | null) => {
      if (!list) return;
      const leaving = new AbortController();
      const { signal } = leaving;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        whenIdle(async () => {
          const live = await import('./livePapers').catch(() => undefined);
          if (!live || signal.aborted) return;
          const sheets = list.querySelectorAll('.sheet');
          const places = shown.flatMap((page, at) => {
            const element = sheets[at];
            return element ? { ...page, element } : [];
          });
          live.showPapers(places, signal);
        });
      });
      observer.observe(list);
      return () => {
        leaving.abort();
        observer.disconnect();
      };
    },
    [shown, now],
  );
}
