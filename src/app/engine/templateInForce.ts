import type { Fields } from '../../document/fields';
import type { CarriedInput } from '../../document/package/carriedInput';

/** Loads the chunk with the engines. A page with a form loads the chunk in advance when the page is idle. */
const loadEngines = () => import('./engines');

/**
 * Returns functions that use the template of a draft. The functions throw the errors of `askTemplate`.
 *
 * @param look the look that is applied to the original template; empty for the original's own look
 * @param custom the bytes of a custom template that is used instead of the original
 * @param signal aborts `fill`, but not `tags`
 */
export function templateInForce(
  slug: string,
  fields: Fields,
  look: string,
  custom?: Uint8Array,
  signal?: AbortSignal,
) {
  const isOriginal = custom === undefined;
  return {
    /** @param carried the input that the document is to carry */
    async fill(data: object, carried?: CarriedInput) {
      return (await loadEngines()).askTemplate(
        slug,
        look,
        custom,
        'fill',
        [fields, data, carried, isOriginal],
        signal,
      );
    },
    async tags() {
      return (await loadEngines()).askTemplate(slug, look, custom, 'tags', [fields, isOriginal]);
    },
  };
}
