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

// A plain host answers only an address that is spelled as its page's with that page's HTML. Any other
// gets 404.html, and shows its page once it has the right address.
const hasItsHtml = withoutSlash(location.pathname) === withoutSlash(address);
if (!hasItsHtml) {
  // What stands behind `#` may be a selection that somebody sent on.
  history.replaceState(null, '', path ? address + location.search + location.hash : address);
}

const page = pageAt(path ?? '/');
// What fails here fails again when its page is shown, and is said there.
await page?.load().catch(() => undefined);

cameByUnknown.set(!path);

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
  // React 19 takes a style sheet in the page for its own, and then empties the root with it.
  document.head.append(...root.querySelectorAll('link[rel=stylesheet]'));
  createRoot(root).render(app);
}

keepForOffline();
