import { useCallback, useSyncExternalStore } from 'react';
import { draftOf } from '../../draft/drafts';
import type { ShownTemplate } from '../shownTemplate';

/** On how many pages a template is in force that is not the original. */
export function useActiveCount(templates: readonly ShownTemplate[]): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = storesOf(templates).map((visitors) => visitors.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [templates],
  );
  const count = () => storesOf(templates).filter((visitors) => visitors.current().active).length;
  return useSyncExternalStore(subscribe, count, count);
}

function storesOf(templates: readonly ShownTemplate[]) {
  return templates.map(({ entry, generator }) => draftOf(entry.slug, generator).visitors);
}
