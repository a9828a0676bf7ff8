import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { documentOf } from '../support/documentOf';
import { sampleInput, sampleNames, templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';
import { findingsIn } from '../support/validate';

const validating = 60_000;

for (const { slug } of generatorEntries) {
  describe(slug, () => {
    describe.each(sampleNames(slug))('%s', (name) => {
      async function filled() {
        return documentOf(slug, await sampleInput(slug, name));
      }

      test('makes the same document as before', async () => {
        await expect(await canonicalXml(await filled())).toMatchFileSnapshot(`${slug}/${name}.xml`);
      });

      test('makes a document in which the Open XML SDK finds nothing', {
        timeout: validating,
      }, async () => {
        expect(await findingsIn(await filled())).toEqual([]);
      });
    });

    test('has nothing, something, everything and what could disturb as an input', () => {
      const names = ['leer', 'typisch', 'alles', 'stoerende-zeichen'];
      expect(sampleNames(slug)).toEqual(expect.arrayContaining(names));
    });

    test('has a template in which the Open XML SDK finds nothing', {
      timeout: validating,
    }, async () => {
      expect(await findingsIn(await templateBytes(slug))).toEqual([]);
    });
  });
}

test('the Open XML SDK finds what is wrong with a document', { timeout: validating }, async () => {
  const broken = withPart(await templateBytes('packliste'), 'word/document.xml', (xml) =>
    xml.replace('<w:p>', '<w:p><w:nonsense/>'),
  );
  expect(await findingsIn(broken)).not.toEqual([]);
});
