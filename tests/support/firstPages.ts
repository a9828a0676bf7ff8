import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { typicalInput } from '../../src/app/draft/typicalInput';
import { generatorEntries } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { looks } from '../../src/generators/looks';
import { documentOf, generatorOf } from './documentOf';

const root = new URL('../../', import.meta.url);

/** The file of the picture of a first page, by the slug of its document or look. */
export const pictureOf = (slug: string) =>
  new URL(`src/app/page/pictures/firstPages/${slug}.webp`, root);

/** By slug: a sum of what the picture shows. */
export const sumsOfPictures = new URL('tests/golden/pictures.json', root);

/** The sums of what the pictures show, those of the documents in the order of the catalog, then those of the looks. */
export async function firstPages(): Promise<Record<string, string>> {
  const documents = generatorEntries.map(async ({ slug }) => {
    const input = await typicalInput(await generatorOf(slug));
    return [slug, sumOf(await canonicalXml(await documentOf(slug, input)))] as const;
  });
  const sums = Object.fromEntries(await Promise.all(documents));
  for (const { slug } of looks) {
    const look = readFileSync(new URL(`templates/looks/${slug}.docx`, root));
    sums[slug] = sumOf(look, sums.packliste ?? '');
  }
  return sums;
}

/** The slugs of the pictures that are missing or show another document, of all sums that `firstPages` gives. */
export function oldPictures(sums: Readonly<Record<string, string>>) {
  const shown = existsSync(sumsOfPictures) ? JSON.parse(readFileSync(sumsOfPictures, 'utf8')) : {};
  return Object.keys(sums).filter(
    (slug) => shown[slug] !== sums[slug] || !existsSync(pictureOf(slug)),
  );
}

function sumOf(...contents: readonly (string | Uint8Array)[]) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 12);
}
