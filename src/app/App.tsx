import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/load';
import { catalog } from '../catalog';
import { PageOf, pageAt } from './routes';

/** The whole app. Renders the page of the current address. A router must be around this component. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Tests wait for this attribute, because hydration changes nothing else on a page without a form.
    document.documentElement.dataset.script = 'ready';
  }, []);
  usePreparedPages();
  return <PageOf pathname={pathname} />;
}

const next = [
  '/',
  ...catalog.flatMap(({ path, generators }) => [path, ...generators.map((entry) => entry.path)]),
];

/**
 * Loads the chunks of the start page, the category pages and the documents' pages while the current page is idle. A
 * later press on a link then shows the new page without waiting for its chunk.
 */
function usePreparedPages() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of next) {
          const page = pageAt(path);
          // A failed load is forgotten. A press on a link then loads the page again, and reports a second failure.
          page?.load().catch(page.forget);
        }
      }),
    [],
  );
}
