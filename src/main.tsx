import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { loadUnit } from './app/generator/useUnit';
import { basename, routes } from './app/routes';
import { generatorEntries } from './catalog';
import './app/base.css';
import './ui/ui.css';
import './app/generator/generator.css';

const path = matchRoutes(routes, location, basename)?.at(-1)?.route.path;

// A plain host answers an unknown address with 404.html, which is the home page: its address follows
// before hydration, so that what is rendered and what stands there are the same.
if (path === undefined || path === '*') history.replaceState(null, '', basename);

const entry = generatorEntries.find((known) => known.path === path);
// What fails here fails again when its page is shown, and is said there.
if (entry) await loadUnit(entry).catch(() => {});

const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, { basename })} />
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.hasChildNodes()) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
