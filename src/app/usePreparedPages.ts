import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/whenIdle';
import { catalog, type GeneratorEntry } from '../catalog';
import { pageChunk } from './pageChunk';

/** Loads the chunks of the pages that come next while nothing else is to do: a press then shows them at once. */
export function usePreparedPages(): void {
  const { pathname } = useLocation();

  useEffect(
    () =>
      whenIdle(() => {
        for (const { path } of nextFrom(pathname.replace(/\/$/, ''))) {
          const chunk = pageChunk(path);
          // What fails here is tried again at the press, where it is said.
          chunk?.load().catch(chunk.forget);
        }
      }),
    [pathname],
  );
}

/** The generators of the page's category; of a page that is in none, all. */
function nextFrom(pathname: string): readonly GeneratorEntry[] {
  const category = catalog.find(
    ({ path, generators }) =>
      path === pathname || generators.some((entry) => entry.path === pathname),
  );
  return (
    category?.generators ??
    catalog.flatMap(({ generators }): readonly GeneratorEntry[] => generators)
  );
}
