import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../browser/load';

/**
 * A part of the page that is a chunk of the program of its own: it comes while the page is idle, or once it is wanted.
 *
 * @param load stays the same function
 * @param wanted what somebody wants of it, if anything; something else asks for it again
 * @returns the part once it is there; `hasFailed` says that this failed
 */
export function useLatePart<Part>(load: () => Promise<Part>, wanted: unknown) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    async function bring() {
      setHasFailed(false);
      try {
        const loaded = await load();
        // Else React 19 holds what is pressed meanwhile back until the style sheet of the part is there.
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
