import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../browser/load';
import { useStore } from '../../ui/store';
import { turn } from '../draft/drafts';
import type { FirstPage } from './livePapers';

/**
 * Shows rendered first pages in the sheets of a list, once the list is in view and the page is idle.
 *
 * @param shown a first page for each sheet, in their order; a stable array
 */
export function useLivePapers(list: RefObject<Element | null>, shown: readonly FirstPage[]) {
  const now = useStore(turn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks at the drafts anew
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function start() {
      const live = await import('./livePapers').catch(() => undefined);
      if (!live || signal.aborted) return;
      const sheets = Array.from(list.current?.querySelectorAll('.sheet') ?? []);
      const places = shown.flatMap((page, at) => {
        const element = sheets[at];
        return element ? { ...page, element } : [];
      });
      live.showPapers(places, signal);
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(start);
    });
    if (list.current) observer.observe(list.current);
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [list, shown, now]);
}
