import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, basename, knownPath, pageAt, withoutSlash } from './app/App';
import { cameByUnknown } from './app/page/PageLayout';
import { keepForOffline } from './app/page/siteVersion';
import { guardMarkup } from './browser/guardMarkup';
import { formerPaths } from './catalog';
import './app/page/base.css';
import './ui/ui.css';
import './app/page/generator.css';
import './app/preview/preview.css';

guardMarkup();

const base = withoutSlash(basename);
const typedPath = location.pathname.slice(base.length);
const path = knownPath(formerPaths.get(withoutSlash(typedPath)) ?? typedPath);
const address = base + (path ?? '/');

// True when the host has sent the HTML of this page. A static host sends this HTML for the address with or without a
// slash at the end. For any other spelling, e.g. in capital letters, a static host sends 404.html. Then this script
// corrects the address and renders the page.
const hasItsHtml = withoutSlash(location.pathname) === withoutSlash(address);
if (!hasItsHtml) {
  // The address keeps its fragment, which may hold a selection of points. React Router reads the state of a history
  // entry from `usr`.
  if (path) history.replaceState(null, '', address + location.search + location.hash);
  else history.replaceState({ usr: cameByUnknown }, '', address);
}

const page = pageAt(path ?? '/');
// A failure of `load` is ignored here, because rendering the page reports the failure.
await page?.load().catch(() => undefined);

const app = (
  <StrictMode>
    <BrowserRouter basename={basename}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
if (hasItsHtml && root.hasChildNodes() && page?.content()) hydrateRoot(root, app);
else {
  // When React 19 empties the root, React deletes the style sheets inside of the root, too. So the style sheets are
  // moved to the head.
  document.head.append(...root.querySelectorAll('link[rel=stylesheet]'));
  createRoot(root).render(app);
}

keepForOffline();
