import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';

/**
 * A component that is a part of the program of its own, loaded while the page is idle. The page works
 * without it, also when it cannot be had.
 *
 * @param load stays the same function; nothing where the page has no use for the part
 */
export function useIdlePart<Part>(load: (() => Promise<Part>) | undefined): Part | undefined {
  const [part, setPart] = useState<Part>();

  useEffect(() => {
    if (!load) return;
    return whenIdle(() => {
      load()
        .then((loaded) => setPart(() => loaded))
        .catch(() => {});
    });
  }, [load]);

  return part;
}
