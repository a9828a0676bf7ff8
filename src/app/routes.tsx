import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { catalog } from '../catalog';
import { TemplatesRoute } from './guide/TemplatesRoute';
import { LoadedPage } from './LoadedPage';
import { CategoryPage } from './page/CategoryPage';
import { GeneratorPage } from './page/GeneratorPage';
import { Home } from './page/Home';
import { pagePart } from './pagePart';
import { templatesPage } from './templatesPage';

/** One for each page of the catalog; what is unknown goes home. */
export const routes: RouteObject[] = [
  page('/', <Home />),
  ...catalog.flatMap((category) => [
    page(category.path, <CategoryPage category={category} />),
    ...category.generators.map((entry) =>
      page(entry.path, <GeneratorPage entry={entry} category={category} />),
    ),
  ]),
  page(templatesPage.path, <TemplatesRoute />),
  { path: '*', element: <Navigate to="/" replace /> },
];

// A key of its own: what was ticked on one page is not carried to the next, nor a failure.
function page(path: string, content: ReactNode): RouteObject {
  return {
    path,
    element: (
      <LoadedPage key={path} part={pagePart(path)}>
        {content}
      </LoadedPage>
    ),
  };
}

/** The address that the build and the browser share as the root of all routes, e.g. `/lagerkiste/`. */
export const basename = import.meta.env.BASE_URL;
