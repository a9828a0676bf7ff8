import { createHash } from 'node:crypto';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { canonicalXml } from '../support/canonicalXml';
import { templateBytes } from '../support/files';
import { body, replaced, withPart } from '../support/readDocx';

const docx = await templateBytes('packliste');
const asItIs = canonicalXml(docx);

test('is the same whatever the spelling of the XML', async () => {
  const spellings: [string | RegExp, string][] = [
    [/<w:p>/g, '\n  <w:p w:rsidR="00AB12CD">'],
    [/<\?xml.*?\?>/, ''],
    ['w:w="11906" w:h="16838"', 'w:h="16838" w:w="11906"'],
    ['>Packliste<', '>P&#97;ck<![CDATA[liste]]><'],
    ['<w:body>', '<w:body><!-- neu -->'],
    ['<w:pPr><', '<w:pPr>\n <'],
    [/<w:cols (.*?)\/>/, '<w:cols $1> </w:cols>'],
  ];
  const spelled = spellings.reduce((all, [from, to]) => replaced(all, body, from, to), docx);
  expect(canonicalXml(spelled)).toBe(asItIs);
});

test('shows a no-break space, which is no white space in XML', () => {
  const spaced = replaced(docx, body, /<w:cols (.*?)\/>/, '<w:cols $1>\u00a0</w:cols>');
  expect(canonicalXml(spaced)).toContain('>&#160;</w:cols>');
});

test('is the same whatever the order and the times of the zip', async () => {
  const { files } = new PizZip(docx);
  const zip = new PizZip();
  for (const [path, file] of Object.entries(files).reverse()) {
    zip.file(path, file.asUint8Array(), { date: new Date(2001, 0, 1), binary: true });
  }
  const reordered = zip.generate({ type: 'uint8array', compression: 'STORE' });
  expect(canonicalXml(reordered)).toBe(asItIs);
});

const deep = `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`;

test.each([
  ['word/media/image1.png', 'abc'],
  ['customXml/item1.xml', '<a>'],
  ['customXml/item1.xml', deep],
  ['customXml/item1.xml', ''],
])('gives a part that is no XML by name, size and hash: %s, %.20s', async (path, part) => {
  const sum = createHash('sha256').update(part).digest('hex');
  const line = `<!-- ${path}: ${part.length} bytes, SHA-256 ${sum} -->\n`;
  expect(canonicalXml(withPart(docx, path, () => part))).toContain(line);
});

test('throws for a part that is not well-formed', async () => {
  expect(() => canonicalXml(replaced(docx, body, '</w:body>', ''))).toThrow();
});
