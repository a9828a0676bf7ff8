import type { Fields } from '../../document/fields';
import type { CarriedInput } from '../../document/package/carriedInput';

/** The chunk with the engines, which comes while the page is idle. */
const loadEngines = () => import('./engines');

/**
 * The template of a draft: the original of a generator in a look, or a custom template. Its functions throw the
 * errors of `askTemplate`.
 *
 * @param look empty for the look of the original
 * @param custom the bytes of the custom template
 * @param signal ends filling
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
    /** @param carried the input that the document carries */
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
