import { expect, test } from 'vitest';
import { refuseTooLong, refuseTooMany } from '../../src/app/preview/refuseTooLong';
import { TooLong } from '../../src/app/preview/tooLong';
import { generatorEntries } from '../../src/catalog';
import { documentOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';

/** A packing list with so many bytes more in one part. */
async function longer(path: string, by: number) {
  const document = await documentOf('packliste', { ticked: [] });
  return withPart(document, path, (xml) => `${xml}<!--${'x'.repeat(by)}-->`);
}

test.each(generatorEntries.map(({ slug }) => slug))('%s with everything is shown', async (slug) => {
  const document = await documentOf(slug, await sampleInput(slug, 'alles'));
  expect(() => refuseTooLong(document)).not.toThrow();
});

test.each(['word/document.xml', 'word/header1.xml', 'word/_rels/document.xml.rels'])(
  'a document with 1.1 megabytes in %s is too long',
  async (path) => {
    const long = await longer(path, 1_100_000);
    expect(() => refuseTooLong(long)).toThrow(TooLong);
    const shorter = await longer(path, 1_000_000);
    expect(() => refuseTooLong(shorter)).not.toThrow();
  },
);

test('pictures do not count', async () => {
  const large = withPart(await templateBytes('packliste'), 'word/media/image1.png', () =>
    'x'.repeat(2_000_000),
  );
  expect(() => refuseTooLong(large)).not.toThrow();
});

test('a part with very many elements is too long, however short they are', () => {
  expect(() => refuseTooMany('<w:p/>'.repeat(59_000))).not.toThrow();
  expect(() => refuseTooMany('<w:p/>'.repeat(61_000))).toThrow(TooLong);
});
