import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { cameByUnknown } from './app/page/PageLayout';
import { keepForOffline } from './app/page/siteVersion';
import { basename, knownPath, pageAt, withoutSlash } from './app/routes';
import { guardMarkup } from './browser/guardMarkup';
import { formerPaths } from './catalog';
import './app/page/base.css';
import './ui/ui.css';
import './app/page/generator.css';
import './app/preview/preview.css';

guardMarkup();

const base = withoutSlash(basename);
const asked = location.pathname.slice(base.length);
const path = knownPath(formerPaths.get(withoutSlash(asked)) ?? asked);
const address = base + (path ?? '/');

// A static host serves a page's HTML only for the exact address of the page. Any other spelling gets 404.html, which
// shows the page after the address is corrected.
const hasItsHtml = withoutSlash(location.pathname) === withoutSlash(address);
if (!hasItsHtml) {
  // The fragment may hold a selection that somebody sent as a link. React Router reads its state from `usr`.
  if (path) history.replaceState(null, '', address + location.search + location.hash);
  else history.replaceState({ usr: cameByUnknown }, '', address);
}

const page = pageAt(path ?? '/');
// A failed load fails again when the page is rendered, and is reported there.
await page?.load().catch(() => undefined);

const app = (
  <StrictMode>
    <BrowserRouter basename={basename}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
const canHydrate = hasItsHtml && root?.hasChildNodes() && page?.content();
if (root && canHydrate) hydrateRoot(root, app);
else if (root) {
  // React 19 adopts style sheets inside of the root and deletes them when it empties the root.
  document.head.append(...root.querySelectorAll('link[rel=stylesheet]'));
  createRoot(root).render(app);
}

keepForOffline();
