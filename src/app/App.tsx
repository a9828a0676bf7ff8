import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/load';
import { templatesPage } from '../catalog';
import { PageOf, pages } from './routes';

/** The whole app. Renders the page of the current address. A router must be around this component. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Tests wait for this attribute, because hydration changes nothing else on a page without a form.
    document.documentElement.dataset.script = 'ready';
    return whenIdle(loadPages);
  }, []);
  return <PageOf pathname={pathname} />;
}

/**
 * Loads the chunks of all pages except the page for designers, which starts all drafts. A later press on a link then
 * shows the new page without waiting for its chunk.
 */
function loadPages() {
  for (const { path, load, forget } of pages) {
    // A failed load is forgotten. A press on a link then loads the page again, and reports a second failure.
    if (path !== templatesPage.path) load().catch(forget);
  }
}
