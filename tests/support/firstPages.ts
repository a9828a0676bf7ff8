import { readFileSync } from 'node:fs';
import { typicalInput } from '../../src/app/draft/typicalInput';
import { generatorEntries } from '../../src/catalog';
import { looks } from '../../src/generators/looks';
import { documentOf, generatorOf } from './documentOf';
import { type Sums, sumOf } from './sums';

const root = new URL('../../', import.meta.url);

/** The file of the picture of a first page, by the slug of its document or look. */
export const pictureOf = (slug: string) =>
  new URL(`src/app/page/pictures/firstPages/${slug}.webp`, root);

/** The sums of what the pictures show: the documents of the catalog, and one of them in each look. */
export async function firstPages(): Promise<Sums> {
  const typical = async (slug: string) =>
    documentOf(slug, await typicalInput(await generatorOf(slug)));
  const documents = generatorEntries.map(
    async ({ slug }) => [slug, await sumOf(await typical(slug))] as const,
  );
  const inLooks = looks.map(async ({ slug }) => {
    const look = readFileSync(new URL(`templates/looks/${slug}.docx`, root));
    return [slug, await sumOf(await typical('packliste'), look)] as const;
  });
  return Object.fromEntries(await Promise.all([...documents, ...inLooks]));
}
