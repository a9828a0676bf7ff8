import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../browser/load';

/**
 * A part of the page that is a chunk of the program of its own: it comes while the page is idle, or when it is asked for.
 *
 * @param load stays the same function; nothing where the page has no use for the part
 * @returns the part once it is there; `bring` asks for it, and `hasFailed` says that this failed
 */
export function useLatePart<Part>(load: (() => Promise<Part>) | undefined) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);

  const bring = useCallback(async () => {
    setHasFailed(false);
    try {
      const loaded = await load?.();
      // Else React 19 holds what is pressed meanwhile back until the style sheet of the part is there.
      startTransition(() => setPart(() => loaded));
    } catch {
      setHasFailed(true);
    }
  }, [load]);

  useEffect(() => (load ? whenIdle(bring) : undefined), [load, bring]);

  return { part, hasFailed, bring };
}

export const unreachablePart =
  'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.';
