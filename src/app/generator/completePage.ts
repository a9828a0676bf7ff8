import { whenIdle } from '../../browser/whenIdle';
import type { Fields } from '../../document/fields';
import { openOriginal } from './openedTemplate';

/**
 * Fetches what a page needs besides what is seen of it, so that it works without a connection, and
 * fills its template for nobody, so that the first document is not slower than the next.
 */
export async function completePage(slug: string, fields: Fields): Promise<void> {
  const [template, { exampleData }] = await Promise.all([
    openOriginal(slug, fields),
    import('./engine'),
    import('./readSavedFile'),
  ]);
  rehearse(4, () => template.fill(exampleData(fields, 'x', 3)));
}

/** Does something for nobody some times, each while the page is idle. */
function rehearse(times: number, step: () => void): void {
  if (times === 0) return;
  whenIdle(() => {
    step();
    rehearse(times - 1, step);
  });
}
