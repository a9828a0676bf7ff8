import type { Fields } from '../../document/fields';
import type { CarriedInput } from '../../document/package/carriedInput';

/** What asks the workers, a chunk of the program that comes while the page is idle. */
const loadEngines = () => import('./engines');

/**
 * A generator's own template in a look, or one that a visitor brought along.
 *
 * @param look empty for that of the original
 * @param visitors the bytes of the visitor's template
 * @param signal ends what it is filling
 * @returns what throws as `askTemplate` does
 */
export function templateInForce(
  slug: string,
  fields: Fields,
  look: string,
  visitors?: Uint8Array,
  signal?: AbortSignal,
) {
  const isOriginal = visitors === undefined;
  return {
    /** @param carried what the document carries of its input */
    async fill(data: object, carried?: CarriedInput) {
      const { askTemplate } = await loadEngines();
      return askTemplate(slug, look, visitors, 'fill', [fields, data, carried, isOriginal], signal);
    },
    async tags() {
      return (await loadEngines()).askTemplate(slug, look, visitors, 'tags', [fields, isOriginal]);
    },
  };
}
