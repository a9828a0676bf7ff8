import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/load';
import { templatesPage } from '../catalog';
import { PageOf, pages } from './routes';

/** The whole app. Renders the page of the current address. A router must be around this component. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // CSS and tests read from this attribute whether the page is hydrated.
    document.documentElement.dataset.script = 'ready';
    return whenIdle(loadPages);
  }, []);
  return <PageOf pathname={pathname} />;
}

/**
 * Loads the chunks of all pages, so that a press on a link shows the new page at once. The page for designers is left
 * out, because it starts all drafts.
 */
function loadPages() {
  for (const { path, load, forget } of pages) {
    // A failed load is forgotten, so that a press on a link loads the page again. A failure after the press is shown.
    if (path !== templatesPage.path) load().catch(forget);
  }
}
