import { beforeAll, expect, test } from 'vitest';
import { canonicalXml } from '../../src/document/canonicalXml';
import { templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';

let docx: Uint8Array;
beforeAll(async () => {
  docx = await templateBytes('packliste');
});

const body = (rewrite: (xml: string) => string) => withPart(docx, 'word/document.xml', rewrite);

test('names each part, sorted, one element per line', async () => {
  const lines = (await canonicalXml(docx)).split('\n');
  const parts = lines.filter((line) => line.startsWith('<!--'));
  expect(parts).toEqual([...parts].sort());
  expect(parts).toContain('<!-- word/document.xml -->');
  expect(lines).toContain('        <w:t>Packliste</w:t>');
});

test.each([
  ['rsids', (xml: string) => xml.replaceAll('<w:p>', '<w:p w:rsidR="00AB12CD">')],
  ['white space between elements', (xml: string) => xml.replaceAll('<w:p>', '\n  <w:p>')],
  ['the XML declaration', (xml: string) => xml.replace(/<\?xml.*?\?>/, '')],
  [
    'a namespace prefix',
    (xml: string) => xml.replaceAll('w:', 'x:').replace('xmlns:w=', 'xmlns:x='),
  ],
])('is the same whatever %s', async (_name, rewrite) => {
  expect(await canonicalXml(body(rewrite))).toBe(await canonicalXml(docx));
});

test.each([
  ['a space in a text', (xml: string) => xml.replace('Packliste', 'Packliste ')],
  ['a line break in a text', (xml: string) => xml.replace('Packliste', 'Pack\nliste')],
  ['an attribute', (xml: string) => xml.replace('11906', '11907')],
])('is another for %s', async (_name, rewrite) => {
  expect(await canonicalXml(body(rewrite))).not.toBe(await canonicalXml(docx));
});

test('gives a part that is no XML by name, size and hash', async () => {
  const withPicture = withPart(docx, 'word/media/image1.png', () => 'abc');
  expect(await canonicalXml(withPicture)).toContain(
    '<!-- word/media/image1.png: 3 bytes, SHA-256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad -->\n',
  );
});

test('throws for a part that is not well-formed', async () => {
  await expect(canonicalXml(body((xml) => xml.replace('</w:body>', '')))).rejects.toThrow();
});
