import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/whenIdle';
import { catalog } from '../catalog';
import { pageChunk } from './pageChunk';

/** Loads the chunks of the pages that come next while nothing else is to do: a press then shows them at once. */
export function usePreparedPages(): void {
  const { pathname } = useLocation();

  useEffect(
    () =>
      whenIdle(() => {
        for (const path of nextFrom(pathname.replace(/\/$/, ''))) {
          const chunk = pageChunk(path);
          // What fails here is tried again at the press, where it is said.
          chunk?.load().catch(chunk.forget);
        }
      }),
    [pathname],
  );
}

/** The start page, and the page's category with its generators; of a page that is in none, all. */
function nextFrom(pathname: string): readonly string[] {
  const near = catalog.filter(
    ({ path, generators }) =>
      path === pathname || generators.some((entry) => entry.path === pathname),
  );
  const all = near.length > 0 ? near : catalog;
  return ['/', ...all.flatMap((one) => [one.path, ...one.generators.map(({ path }) => path)])];
}
