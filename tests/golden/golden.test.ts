import { describe, expect, test } from 'vitest';
import { loadGenerator } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { documentOf, slugs } from '../support/documentOf';
import { sampleInput, sampleNames, templateBytes } from '../support/files';
import { replaced } from '../support/readDocx';
import { findingsInAll } from '../support/validate';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();

describe.each(slugs)('%s', (slug) => {
  const names = sampleNames(slug);

  test.each(names)('makes the same document as before: %s', async (name) => {
    const document = await documentOf(slug, await sampleInput(slug, name));
    expectValid(document);
    await expect(await canonicalXml(document)).toMatchFileSnapshot(`${slug}/${name}.xml`);
  });

  test('has a template that is valid', async () => {
    expectValid(await templateBytes(slug));
  });

  test.each(['alles', 'auf-wunsch'])('has every point ticked that there is: %s', async (name) => {
    const { ids, readInput } = await loadGenerator(slug);
    const { ticked = [] } = readInput(await sampleInput(slug, name));
    expect(ticked.toSorted()).toEqual(ids.toSorted());
  });
});

test('the Open XML SDK finds what is wrong with any of some documents', async () => {
  const template = await templateBytes('packliste');
  const wrong = {
    style: replaced(template, 'word/styles.xml', /<w:style .*?<\/w:style>/s, '$&$&'),
    reference: replaced(
      template,
      'word/document.xml',
      '<w:sectPr',
      '<w:p><w:r><w:commentReference w:id="9"/></w:r></w:p>$&',
    ),
  };
  const found = await findingsInAll({ template, ...wrong });
  expect(Object.keys(found)).toEqual(Object.keys(wrong));
});
