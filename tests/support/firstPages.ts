import { typicalInput } from '../../src/app/draft/typicalInput';
import { allLooks } from '../../src/generators/camp';
import { documentOf, generatorOf, slugs } from './documentOf';
import { templateBytes } from './files';
import { type Sums, sumOf } from './sums';

/** The looks by the names of their pictures. The look of the originals has no slug. */
export const lookPictures = allLooks.map(({ slug, name }) => ({ slug: slug || 'blau', name }));

/** `slug` is the slug of a generator or of a look in `lookPictures`. */
export const pictureOf = (slug: string) =>
  new URL(`../../src/app/page/pictures/firstPages/${slug}.webp`, import.meta.url);

/** Returns the sum of each document, and of the packing list in each look. */
export async function firstPages(): Promise<Sums> {
  const typical = async (slug: string) =>
    documentOf(slug, await typicalInput(await generatorOf(slug)));
  const documents = slugs.map(async (slug) => [slug, sumOf(await typical(slug))] as const);
  const inLooks = lookPictures.map(async ({ slug }, at) => {
    const look = await templateBytes(at ? `looks/${slug}` : 'packliste');
    return [slug, sumOf(await typical('packliste'), look)] as const;
  });
  return Object.fromEntries(await Promise.all([...documents, ...inLooks]));
}
