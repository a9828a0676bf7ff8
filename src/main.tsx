import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { loadUnit } from './app/generator/units';
import { basename, routes } from './app/routes';
import { guardMarkup } from './browser/guardMarkup';
import { generatorEntries } from './catalog';
import './app/base.css';
import './ui/ui.css';
import './app/generator/generator.css';
import './app/generator/hints.css';
import './app/generator/lastYear.css';
import './app/generator/timeline.css';
import './app/generator/preview/preview.css';

guardMarkup();

const path = matchRoutes(routes, location, basename)?.at(-1)?.route.path;
const isPage = path !== undefined && path !== '*';
const address = basename.replace(/\/$/, '') + (isPage ? path : '/');

// A plain host answers only an address that is spelled as its page's with that page's HTML. Any other
// gets 404.html, and shows its page once it has the right address.
const hasItsHtml = withoutSlash(location.pathname) === withoutSlash(address);
if (!hasItsHtml) {
  history.replaceState(null, '', isPage ? address + location.search + location.hash : address);
}

const entry = generatorEntries.find((known) => known.path === path);
// What fails here fails again when its page is shown, and is said there.
const unit = entry && (await loadUnit(entry.slug).catch(() => undefined));

const router = createBrowserRouter(routes, {
  basename,
  ...(entry && unit ? { hydrationData: { loaderData: { [entry.slug]: unit } } } : {}),
});
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

const root = document.getElementById('root');
const canHydrate = hasItsHtml && root?.hasChildNodes() && Boolean(unit) === Boolean(entry);
if (root && canHydrate) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
