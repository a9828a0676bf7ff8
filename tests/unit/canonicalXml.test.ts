import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { canonicalXml } from '../../src/document/canonicalXml';
import { templateBytes } from '../support/files';
import { body, replaced, withPart } from '../support/readDocx';

const docx = await templateBytes('packliste');

const changed = (from: string | RegExp, to: string) => replaced(docx, body, from, to);

test('names each part, sorted, one element per line', async () => {
  const lines = asItIs.split('\n');
  const parts = lines.filter((line) => line.startsWith('<!--'));
  expect(parts).toEqual([...parts].sort());
  expect(parts).toContain('<!-- word/document.xml -->');
  expect(lines).toContain('        <w:t>Packliste</w:t>');
});

const asItIs = await canonicalXml(docx);

test.each([
  ['a space in a text', 'Packliste', 'Packliste '],
  ['a line break in a text', 'Packliste', 'Pack\nliste'],
  ['an attribute', '11906', '11907'],
  ['an empty element', '</w:body>', '<w:p/></w:body>'],
])('is another for %s', async (_name, from, to) => {
  expect(await canonicalXml(changed(from, to))).not.toBe(asItIs);
});

test('is the same whatever the spelling of the XML', async () => {
  const spellings: [string | RegExp, string][] = [
    [/<w:p>/g, '\n  <w:p w:rsidR="00AB12CD">'],
    [/<\?xml.*?\?>/, ''],
    ['w:w="11906" w:h="16838"', 'w:h="16838" w:w="11906"'],
    ['>Packliste<', '>P&#97;ck<![CDATA[liste]]><'],
    ['<w:body>', '<w:body><!-- neu -->'],
    ['<w:pPr><', '<w:pPr>\n <'],
    [/<w:cols (.*?)\/>/, '<w:cols $1> </w:cols>'],
    [/\bw(?=:)|(?<=xmlns:)w/g, 'x'],
  ];
  const spelled = spellings.reduce((all, [from, to]) => replaced(all, body, from, to), docx);
  expect(await canonicalXml(spelled)).toBe(asItIs);
});

test('is the same whatever the order and the times of the zip', async () => {
  const { files } = new PizZip(docx);
  const zip = new PizZip();
  for (const [path, file] of Object.entries(files).reverse()) {
    zip.file(path, file.asUint8Array(), { date: new Date(2001, 0, 1), binary: true });
  }
  const reordered = zip.generate({ type: 'uint8array', compression: 'STORE' });
  expect(await canonicalXml(reordered)).toBe(asItIs);
});

test('shows the spaces that the eye would miss', async () => {
  const text = ' zwei  Abstände\u00a0und einer ';
  const shown = '<w:t>&#32;zwei &#32;Abstände&#160;und einer&#32;</w:t>';
  expect(await canonicalXml(changed('Packliste', text))).toContain(shown);
});

test('gives a part that is no XML by name, size and hash', async () => {
  const withPicture = withPart(docx, 'word/media/image1.png', () => 'abc');
  expect(await canonicalXml(withPicture)).toContain(
    '<!-- word/media/image1.png: 3 bytes, SHA-256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad -->\n',
  );
});

test('throws for a part that is not well-formed', async () => {
  await expect(canonicalXml(changed('</w:body>', ''))).rejects.toThrow();
});
