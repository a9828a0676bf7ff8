import { Navigate, type RouteObject } from 'react-router-dom';
import { catalog } from '../catalog';
import { CategoryPage } from './CategoryPage';
import { ErrorPage } from './ErrorPage';
import { GeneratorPage } from './generator/GeneratorPage';
import { Home } from './Home';
import { pagePart } from './pagePart';
import { TemplatesRoute } from './templates/TemplatesRoute';
import { templatesPage } from './templates/templatesPage';

// One for each page of the catalog; what is unknown goes home.
const pages: RouteObject[] = [
  { path: '/', element: <Home /> },
  ...catalog.flatMap((category): RouteObject[] => [
    { path: category.path, element: <CategoryPage category={category} /> },
    ...category.generators.map((entry) => ({
      ...loaded(entry.path),
      // A key of its own: what was ticked on one page is not carried to the next.
      element: <GeneratorPage key={entry.slug} entry={entry} category={category} />,
    })),
  ]),
  { ...loaded(templatesPage.path), element: <TemplatesRoute /> },
  { path: '*', element: <Navigate to="/" replace /> },
];

/** A page is shown once its part is there; where that cannot be had, a next visit tries again. */
function loaded(path: string) {
  const part = pagePart(path);
  return { path, ...(part && { id: part.id, loader: part.load }) };
}

/** All pages, and what stands in their place when one fails. */
export const routes: RouteObject[] = [{ errorElement: <ErrorPage />, children: pages }];

/** The address that the build and the browser share as the root of all routes, e.g. `/lagerkiste/`. */
export const basename = import.meta.env.BASE_URL;
