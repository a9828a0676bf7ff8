import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';

/**
 * A component that is a chunk of the program of its own, loaded while the page is idle. The page works
 * without it, also when it cannot be had.
 *
 * @param load stays the same function; nothing where the page has no use for the chunk
 */
export function useIdleChunk<Chunk>(load: (() => Promise<Chunk>) | undefined): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>();

  useEffect(() => {
    if (!load) return;
    return whenIdle(() => {
      load()
        .then((loaded) => setChunk(() => loaded))
        .catch(() => {});
    });
  }, [load]);

  return chunk;
}
