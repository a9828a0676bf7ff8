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
  'many paragraphs': ofBody((size) => each(size, (n) => paragraph(`Zeile ${n}`))),
  'a row of many cells': ofBody(
    (size) =>
      `<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${each(size, () => `<w:tc>${paragraph('{')}</w:tc>`)}</w:tr></w:tbl>${paragraph('')}`,
  ),
  'a paragraph of many runs': ofBody((size) => `<w:p>${each(size, () => run('{'))}</w:p>`),
  'braces alone': ofBody((size) => paragraph('{'.repeat(size))),
  'a tag of spaces': ofBody((size) => paragraph(`{${' '.repeat(size)}}`)),
  'a list in itself': ofBody((size) => paragraph('{#items}'.repeat(size))),
  'lists after each other': ofBody((size) => each(size, () => paragraph('{#items}{text}{/items}'))),
  'fields in fields': ofBody(
    (size) => `<w:p>${mark('begin').repeat(size)}${mark('end').repeat(size)}</w:p>`,
  ),
  'fields that never end': ofBody((size) => each(size, () => `<w:p>${mark('begin')}</w:p>`)),
  'marks of comments': ofBody((size) =>
    each(size, (n) => `<w:p><w:commentRangeStart w:id="${n}"/></w:p>`),
  ),
  sections: ofBody((size) => each(size, () => '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>')),
  links: ofBody((size) =>
    each(size, (n) => `<w:p><w:hyperlink w:anchor="a${n}">${run('x')}</w:hyperlink></w:p>`),
  ),
  'a long attribute': ofBody((size) => `<w:p w:rsidR="${'x'.repeat(size)}"/>`),
  'many attributes': ofBody((size) => `<w:p ${each(size, (n) => `w:a${n}="1" `)}/>`),
  'many namespaces': ofBody((size) => `<w:p ${each(size, (n) => `xmlns:a${n}="urn:${n}" `)}/>`),
  'references to characters': ofBody((size) => paragraph('&#123;'.repeat(size))),
  'choices in choices': ofBody(
    (size) =>
      `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${each(size, () => '<mc:Choice Requires="w14"/>')}</mc:AlternateContent>`,
  ),
  'styles that rest on each other': ofPart('word/styles.xml', (size) =>
    each(
      size,
      (n) =>
        `<w:style w:type="paragraph" w:styleId="s${n}"><w:name w:val="s${n}"/><w:basedOn w:val="s${(n + 1) % size}"/></w:style>`,
    ),
  ),
  'lists of numbers': ofPart('word/numbering.xml', (size) =>
    each(size, (n) => `<w:num w:numId="${n + 1000}"><w:abstractNumId w:val="0"/></w:num>`),
  ),
  'types of parts': ofPart('[Content_Types].xml', (size) =>
    each(size, (n) => `<Override PartName="/word/${n}.xml" ContentType="text/xml"/>`),
  ),
  'links to the web': ofPart('word/_rels/document.xml.rels', (size) =>
    each(
      size,
      (n) =>
        `<Relationship Id="x${n}" Type="${types}/hyperlink" Target="https://x.example/${n}" TargetMode="External"/>`,
    ),
  ),
  entries: (template, size) => withEntries(template, size, (n) => `word/media/${n}.bin`),
};

function ofBody(xml: (size: number) => string): Hostile {
  return (template, size) => bodyWith(template, xml(size));
}

/** The template with more at its end. */
export function bodyWith(template: Uint8Array, xml: string): Uint8Array {
  return withPart(template, body, (part) => part.replace(/<w:sectPr/, () => `${xml}<w:sectPr`));
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

function pack(zip: PizZip): Uint8Array {
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

export function paragraph(text: string): string {
  return `<w:p>${run(text)}</w:p>`;
}

function run(text: string): string {
  return `<w:r><w:t>${text}</w:t></w:r>`;
}

function mark(type: string): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

function each(size: number, one: (n: number) => string): string {
  return Array.from({ length: size }, (_, n) => one(n)).join('');
}
