import PizZip from 'pizzip';
import { withPart } from './readDocx';

const body = 'word/document.xml';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Makes a Word file that wants much of who opens it; twice the size is twice the file. */
export type Hostile = (template: Uint8Array, size: number) => Uint8Array;

/** Files that are whole for a zip, and of which one thing is there `size` times. */
export const hostile: Readonly<Record<string, Hostile>> = {
  'unknown tags': ofBody((size) => each(size, (n) => paragraph(`{unknown${n}}`))),
  'unknown tags in one paragraph': ofBody(
    (size) => `<w:p>${each(size, (n) => run(`{un${n}}`))}</w:p>`,
  ),
  'known tags in one paragraph': ofBody((size) => `<w:p>${each(size, () => run('{title}'))}</w:p>`),
  'unknown tags in much text': ofBody((size) =>
    each(size, (n) => `<w:p>${run(`{un${n}}`)}${run('Text '.repeat(50))}</w:p>`),
  ),
  'unknown tags in loops': ofBody((size) =>
    each(size, (n) => `${paragraph('{#items}')}${paragraph(`{un${n}}`)}${paragraph('{/items}')}`),
  ),
  'tags that are not closed': ofBody((size) => each(size, (n) => paragraph(`{open${n}`))),
  'tags that are not opened': ofBody((size) => each(size, (n) => paragraph(`shut${n}}`))),
  'doubled braces': ofBody((size) => each(size, (n) => paragraph(`{{twice${n}}}`))),
  'braces alone': ofBody((size) => paragraph('{'.repeat(size))),
  'braces in an equation': ofBody(
    (size) =>
      `<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>${'{'.repeat(size)}</m:t></m:r></m:oMath></w:p>`,
  ),
  'loops that are not closed': ofBody((size) => each(size, () => paragraph('{#items}'))),
  'unknown loops that are not closed': ofBody((size) => each(size, (n) => paragraph(`{#un${n}}`))),
  'loops that are not opened': ofBody((size) => each(size, () => paragraph('{/items}'))),
  'loops inside each other': ofBody(
    (size) => each(size, () => paragraph('{#items}')) + each(size, () => paragraph('{/items}')),
  ),
  'conditions inside each other': ofBody(
    (size) => each(size, () => paragraph('{^items}')) + each(size, () => paragraph('{/items}')),
  ),
  'loops that cross': ofBody(
    (size) => each(size, (n) => paragraph(`{#a${n}}`)) + each(size, (n) => paragraph(`{/a${n}}`)),
  ),
  'loops one after the other': ofBody((size) =>
    each(size, () => paragraph('{#items}') + paragraph('{/items}')),
  ),
  'loops that share their lines': ofBody((size) =>
    each(size, () => paragraph('{#items}{text}') + paragraph('{/items}')),
  ),
  'loops in one paragraph': ofBody(
    (size) => `<w:p>${each(size, () => run('{#items}{text}, {/items}'))}</w:p>`,
  ),
  'page breaks on the lines of loops': ofBody((size) =>
    each(
      size,
      () =>
        `<w:p><w:pPr><w:pageBreakBefore/></w:pPr>${run('{#items}')}</w:p>${paragraph('{/items}')}`,
    ),
  ),
  'a long name': ofBody((size) => paragraph(`{${'x'.repeat(size)}}`)),
  'a long name in a loop': ofBody((size) => paragraph(`{#${'x'.repeat(size)}}`)),
  paragraphs: ofBody((size) => each(size, () => paragraph('Text'))),
  'paragraphs of a loop': ofBody(
    (size) => paragraph('{#items}') + each(size, () => paragraph('Text')) + paragraph('{/items}'),
  ),
  'runs of a paragraph': ofBody((size) => `<w:p>${each(size, () => run('Text'))}</w:p>`),
  'nested insertions': ofBody(
    (size) =>
      `<w:p>${'<w:ins w:id="1">'.repeat(size)}${run('Text')}${'</w:ins>'.repeat(size)}</w:p>`,
  ),
  'nested tables': ofBody(
    (size) =>
      `${'<w:tbl><w:tr><w:tc>'.repeat(size)}${paragraph('Text')}${'</w:tc></w:tr></w:tbl>'.repeat(size)}`,
  ),
  attributes: ofBody((size) => `<w:p ${each(size, (n) => `a${n}="" `)}/>`),
  'bookmarks without an id': ofBody((size) => `<!--${'<w:bookmarkStart '.repeat(size)}-->`),
  bookmarks: ofBody((size) =>
    each(
      size,
      (n) => `<w:p><w:bookmarkStart w:id="${n}" w:name="a"/><w:bookmarkEnd w:id="${n}"/></w:p>`,
    ),
  ),
  'comments at many places': withComments((size) =>
    each(size, (n) => `<w:p>${commented(n)}</w:p>`),
  ),
  'comments in one paragraph': withComments((size) => `<w:p>${each(size, commented)}</w:p>`),
  'comments in one run': withComments(
    (size) => `<w:p><w:r>${each(size, (n) => `<w:commentReference w:id="${n}"/>`)}</w:r></w:p>`,
  ),
  'styles that follow each other': (template, size) =>
    withPart(
      withPart(template, body, (xml) =>
        beforeSection(
          xml,
          each(
            50,
            () =>
              `<w:p><w:pPr><w:pStyle w:val="s0"/><w:jc w:val="right"/></w:pPr>${run('{title}')}</w:p>`,
          ),
        ),
      ),
      'word/styles.xml',
      (xml) =>
        xml.replace(
          '</w:styles>',
          `${each(size, (n) => `<w:style w:type="paragraph" w:styleId="s${n}"><w:basedOn w:val="s${n + 1}"/></w:style>`)}</w:styles>`,
        ),
    ),
  'relationships to nowhere': ofPart('word/_rels/document.xml.rels', (size) =>
    each(size, (n) => `<Relationship Id="x${n}" Type="${types}/image" Target="media/${n}.png"/>`),
  ),
  'relationships that do not end': ofPart(
    'word/_rels/document.xml.rels',
    (size) => `<!--${'<Relationship '.repeat(size)}--`,
  ),
  'relationships in a comment': ofPart(
    'word/_rels/document.xml.rels',
    (size) => `<!--${'<Relationship relationships/comments" '.repeat(size)}-->`,
  ),
  'content types of macros': ofPart(
    '[Content_Types].xml',
    (size) => `<Default Extension="zzz" ContentType="${'macroEnabled'.repeat(size)}"/>`,
  ),
  'content types': ofPart('[Content_Types].xml', (size) =>
    each(size, (n) => `<Default Extension="x${n}" ContentType="text/plain"/>`),
  ),
  'a document type': (template, size) =>
    withPart(template, 'word/settings.xml', (xml) =>
      xml.replace(
        '?>',
        `?><!DOCTYPE x [${each(size, (n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`)}]>`,
      ),
    ),
  entries: (template, size) => withEntries(template, size, (n) => `word/media/${n}.bin`),
  'entries of XML': (template, size) =>
    withEntries(template, size, (n) => `word/x${n}.xml`, '<x/>'),
  'entries of relationships': (template, size) =>
    withEntries(
      template,
      size,
      (n) => `word/_rels/x${n}.xml.rels`,
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    ),
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

function withComments(xml: (size: number) => string): Hostile {
  return (template, size) => {
    const zip = new PizZip(ofBody(xml)(template, size));
    zip.file(
      'word/comments.xml',
      `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${each(size, (n) => `<w:comment w:id="${n}" w:author="Lagerkiste">${paragraph('Text')}</w:comment>`)}</w:comments>`,
    );
    return pack(withRelationship(zip, 'comments', 'comments.xml'));
  };
}

/** The zip with one more relationship of the body. */
export function withRelationship(zip: PizZip, type: string, target: string): PizZip {
  const path = 'word/_rels/document.xml.rels';
  const rels = zip.file(path)?.asText() ?? '';
  const added = `<Relationship Id="rIdX" Type="${types}/${type}" Target="${target}"/></Relationships>`;
  return zip.file(path, rels.replace('</Relationships>', added));
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

function commented(n: number): string {
  return `<w:commentRangeStart w:id="${n}"/>${run('Text')}<w:commentRangeEnd w:id="${n}"/><w:r><w:commentReference w:id="${n}"/></w:r>`;
}

function each(size: number, one: (n: number) => string): string {
  return Array.from({ length: size }, (_, n) => one(n)).join('');
}

function beforeSection(xml: string, inserted: string): string {
  return xml.replace(/<w:sectPr/, () => `${inserted}<w:sectPr`);
}
