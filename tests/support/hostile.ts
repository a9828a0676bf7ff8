import PizZip from 'pizzip';
import { withPart } from './readDocx';

const body = 'word/document.xml';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Makes a Word file that wants much of who opens it; twice the size is twice the file. */
export type Hostile = (template: Uint8Array, size: number) => Uint8Array;

/** Files that are whole for a zip, and of which one thing is there `size` times. */
export const hostile: Readonly<Record<string, Hostile>> = {
  'unknown tags': ofBody((size) => each(size, (n) => paragraph(`{unknown${n}}`))),
  'tags that are not closed': ofBody((size) => each(size, (n) => paragraph(`{open${n}`))),
  'doubled braces': ofBody((size) => each(size, (n) => paragraph(`{{twice${n}}}`))),
  'unknown loops that are not closed': ofBody((size) => each(size, (n) => paragraph(`{#un${n}}`))),
  'loops that are not opened': ofBody((size) => each(size, () => paragraph('{/items}'))),
  'a long name': ofBody((size) => paragraph(`{${'x'.repeat(size)}}`)),
  'a long name in a loop': ofBody((size) => paragraph(`{#${'x'.repeat(size)}}`)),
  'nested insertions': ofBody(
    (size) =>
      `<w:p>${'<w:ins w:id="1">'.repeat(size)}${run('Text')}${'</w:ins>'.repeat(size)}</w:p>`,
  ),
  'nested tables': ofBody(
    (size) =>
      `${'<w:tbl><w:tr><w:tc>'.repeat(size)}${paragraph('Text')}${'</w:tc></w:tr></w:tbl>'.repeat(size)}`,
  ),
  'relationships to nowhere': ofPart('word/_rels/document.xml.rels', (size) =>
    each(size, (n) => `<Relationship Id="x${n}" Type="${types}/image" Target="media/${n}.png"/>`),
  ),
  'relationships that do not end': ofPart(
    'word/_rels/document.xml.rels',
    (size) => `<!--${'<Relationship '.repeat(size)}--`,
  ),
  'a document type': (template, size) =>
    withPart(template, 'word/settings.xml', (xml) =>
      xml.replace(
        '?>',
        `?><!DOCTYPE x [${each(size, (n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`)}]>`,
      ),
    ),
  entries: (template, size) => withEntries(template, size, (n) => `word/media/${n}.bin`),
};

function ofBody(xml: (size: number) => string): Hostile {
  return (template, size) => bodyWith(template, xml(size));
}

/** The template with more at its end. */
export function bodyWith(template: Uint8Array, xml: string): Uint8Array {
  return withPart(template, body, (part) => beforeSection(part, xml));
}

function ofPart(path: string, xml: (size: number) => string): Hostile {
  return (template, size) =>
    withPart(template, path, (part) => {
      const end = part.lastIndexOf('</');
      return part.slice(0, end) + xml(size) + part.slice(end);
    });
}

function withEntries(
  template: Uint8Array,
  size: number,
  name: (n: number) => string,
  content = '',
): Uint8Array {
  const zip = new PizZip(template);
  for (let n = 0; n < size; n += 1) zip.file(name(n), content);
  return pack(zip);
}

export function pack(zip: PizZip): Uint8Array {
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

export function paragraph(text: string): string {
  return `<w:p>${run(text)}</w:p>`;
}

function run(text: string): string {
  return `<w:r><w:t>${text}</w:t></w:r>`;
}

function each(size: number, one: (n: number) => string): string {
  return Array.from({ length: size }, (_, n) => one(n)).join('');
}

function beforeSection(xml: string, inserted: string): string {
  return xml.replace(/<w:sectPr/, () => `${inserted}<w:sectPr`);
}
