import { generatorEntries } from '../catalog';
import { loadUnit } from './generator/units';
import { loadTemplatesPage } from './templates/TemplatesRoute';
import { templatesPage } from './templates/templatesPage';

export type PagePart = { id: string; load: () => Promise<unknown> };

/** What the page of a path needs before it is shown, beyond what all pages have. */
export function pagePart(path: string): PagePart | undefined {
  if (path === templatesPage.path) return { id: 'TemplatesPage', load: loadTemplatesPage };
  const entry = generatorEntries.find((known) => known.path === path);
  return entry && { id: entry.slug, load: () => loadUnit(entry.slug) };
}
