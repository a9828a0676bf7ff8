import { whenIdle } from '../../browser/whenIdle';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { makeDocument } from '../../generators/makeDocument';
import { openOriginal } from './openedTemplate';

/**
 * Fetches what a page needs besides what is seen of it, so that it works without a connection, and
 * makes a document of nothing, so that the first one is not slower than the next.
 */
export async function completePage(slug: string, unit: GeneratorUnit): Promise<void> {
  const [template] = await Promise.all([
    openOriginal(slug, unit.fields),
    import('../../document/checkTemplate'),
    import('../../document/commentTemplate'),
  ]);
  whenIdle(() => makeDocument(unit, {}, template, {}));
}
