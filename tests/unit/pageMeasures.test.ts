import { expect, test } from 'vitest';
import { openPackage } from '../../src/document/package/openPackage';
import { bodyElementsIn, readPageMeasures } from '../../src/document/paper/pageMeasures';
import { templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';

const border = '<w:pBdr><w:bottom w:val="single" w:sz="8" w:space="4"/></w:pBdr>';
const indent = '<w:ind w:left="2400"/>';

/** The height of a text in a style of a template whose normal style gets some properties, in points. */
async function heightOf(text: string, style = 'Normal', properties = '') {
  const template = withPart(await templateBytes('lagerpakt'), 'word/styles.xml', (xml) =>
    xml.replace('<w:name w:val="Normal"/><w:qFormat/>', `$&<w:pPr>${properties}</w:pPr>`),
  );
  const paper = readPageMeasures(openPackage(template));
  const xml = `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  return paper.heightOf(bodyElementsIn(xml)) / 20;
}

const text = 'x'.repeat(90);
/** The height of a line of the normal style. */
const line = 15.8;

test('a word that does not fit begins a line, and a word longer than a line breaks', async () => {
  const word = 'x'.repeat(50);
  const one = await heightOf(word);
  expect(await heightOf(`${word} ${word} ${word}`)).toBeCloseTo(one + 2 * line);
  expect(await heightOf(word.repeat(3))).toBeCloseTo(one + line);
});

test('an indent makes lines shorter, a border makes a paragraph higher', async () => {
  const one = await heightOf(text);
  expect(await heightOf(text, 'Normal', indent)).toBeCloseTo(one + line);
  expect(await heightOf(text, 'Normal', border)).toBeCloseTo(one + 5);
});

test('the indent of a list counts, though the style of its points names none', async () => {
  const [one, two] = [await heightOf('x', 'ListBullet'), await heightOf(text, 'ListBullet')];
  expect(await heightOf(text)).toBeCloseTo(await heightOf('x'));
  expect(two).toBeGreaterThan(one * 1.9);
});
