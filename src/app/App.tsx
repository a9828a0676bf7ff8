import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/load';
import { catalog } from '../catalog';
import { PageOf, pageAt } from './routes';

/** The whole app, inside of a router: renders the page of the current address. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Tests wait for this attribute: a page without a form shows no other sign of hydration.
    document.documentElement.dataset.script = 'ready';
  }, []);
  usePreparedPages();
  return <PageOf pathname={pathname} />;
}

const next = [
  '/',
  ...catalog.flatMap(({ path, generators }) => [path, ...generators.map((entry) => entry.path)]),
];

/** Loads the chunks of all likely next pages while the page is idle, so that a link shows its page at once. */
function usePreparedPages() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of next) {
          const page = pageAt(path);
          // A failed load is forgotten: the press on the link tries again and reports a failure.
          page?.load().catch(page.forget);
        }
      }),
    [],
  );
}
