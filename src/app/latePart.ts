import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../browser/load';

/**
 * Loads a part of the page that is a chunk of its own: while the page is idle, or at once when wanted.
 *
 * @param load a stable function
 * @param wanted any truthy value asks for the part at once; another value asks again after a failure
 * @returns the part once it is loaded; `hasFailed` is true after a failure
 */
export function useLatePart<Part>(load: () => Promise<Part>, wanted: unknown) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    async function bring() {
      setHasFailed(false);
      try {
        const loaded = await load();
        // React 19 holds back later updates until the part's style sheet has loaded, except in a transition.
        startTransition(() => setPart(() => loaded));
      } catch {
        setHasFailed(true);
      }
    }

    if (!wanted) return whenIdle(bring);
    bring();
  }, [load, wanted]);

  return { part, hasFailed };
}

export const unreachablePart =
  'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.';
