import { useCallback } from 'react';
import { whenIdle } from '../../browser/load';
import { useStore } from '../../ui/store';
import { turn } from '../draft/drafts';
import type { FirstPage } from './livePapers';

/**
 * Replaces the pictures in the `Sheet`s of a list by rendered first pages. The work begins when the list is visible and
 * the page is idle.
 *
 * @param shown a first page for each `Sheet`, in the order of the `Sheet`s. A new array makes the hook begin again
 * @returns the `ref` of the list
 */
export function useLivePapers(shown: readonly FirstPage[]) {
  const now = useStore(turn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts are read again when `turn` has changed
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
