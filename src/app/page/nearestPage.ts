import { catalog, generatorEntries } from '../../catalog';
import { editDistance } from '../../document/tags/editDistance';
import { templatesPage } from '../templatesPage';

const pages: readonly { path: string; name: string; slug?: string }[] = [
  ...generatorEntries,
  ...catalog,
  templatesPage,
];

/** The share of letters that may differ from what was meant. */
const limit = 0.6;

/** The page that an unknown path means, if any is near: by the whole of it or by its last part. */
export function nearestPage(unknown: string): { path: string; name: string } | undefined {
  const asked = unknown.toLowerCase().replace(/\/$/, '');
  const rated = pages.map(({ path, name, slug = path }) => ({
    path,
    name,
    share: Math.min(
      difference(asked, path),
      ...[path, slug].map((one) => difference(lastPart(asked), lastPart(one))),
    ),
  }));
  const nearest = rated.reduce((best, one) => (one.share < best.share ? one : best));
  return nearest.share <= limit ? nearest : undefined;
}

function difference(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
