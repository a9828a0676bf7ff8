import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../browser/load';

/**
 * Loads a part of the page that is a chunk of its own.
 *
 * @param load loads the part. The function must be the same object in every rendering
 * @param wanted a truthy value if the part is needed at once. With a falsy value, the part is loaded when the page is
 *   idle. A change of the value loads the part again, e.g. after a failure
 * @returns `part` is `undefined` until the part is loaded. `hasFailed` is true after a failure
 */
export function useLatePart<Part>(load: () => Promise<Part>, wanted: unknown) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    async function bring() {
      setHasFailed(false);
      try {
        const loaded = await load();
        // The update is a transition. Otherwise, React 19 would delay all later updates until the style sheet of the
        // part has loaded.
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

export const unreachablePartSentence =
  'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.';
