import type { ReactNode } from 'react';
import { type Category, catalog } from '../catalog';
import { LoadedPage } from './LoadedPage';
import { GeneratorPage } from './page/GeneratorPage';
import { categories, forDesigners, home, pageChunk } from './pageChunk';
import { templatesPage } from './templatesPage';

/** The address that the build and the browser share as the root of all pages, e.g. `/lagerkiste/`. */
export const basename = import.meta.env.BASE_URL;

/** The pages by their paths. None of these is a pattern, so nothing needs to be matched. */
const pages = new Map<string, ReactNode>([
  page('/', <HomeRoute />),
  ...catalog.flatMap((category) => [
    page(category.path, <CategoryRoute category={category} />),
    ...category.generators.map((entry) =>
      page(entry.path, <GeneratorPage entry={entry} category={category} />),
    ),
  ]),
  page(templatesPage.path, <TemplatesRoute />),
]);

function HomeRoute() {
  const { Home } = home.get();
  return <Home />;
}

function CategoryRoute({ category }: { category: Category }) {
  const { CategoryPage } = categories.get();
  return <CategoryPage category={category} />;
}

function TemplatesRoute() {
  const { TemplatesPage, templates } = forDesigners.get();
  return <TemplatesPage templates={templates} />;
}

// A key of its own: what was ticked on one page is not carried to the next, nor a failure.
function page(path: string, content: ReactNode): [string, ReactNode] {
  return [
    path,
    <LoadedPage key={path} chunk={pageChunk(path)}>
      {content}
    </LoadedPage>,
  ];
}

/** The path of the page that an address below the base means, whatever its case and last slash. */
export function knownPath(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '') || '/';
  return pages.has(path) ? path : undefined;
}

/** The page of an address; what is unknown shows the way in. */
export function pageOf(pathname: string): ReactNode {
  return pages.get(knownPath(pathname) ?? '/');
}

/** What says that an address is unknown; without it, the start page is there all the same. */
export async function loadUnknownAddress() {
  const chunk = await import('./page/UnknownAddress').catch(() => undefined);
  return chunk?.UnknownAddress;
}
