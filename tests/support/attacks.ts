import { templateBytes } from './files';
import { withPart } from './readDocx';

const body = 'word/document.xml';
const relationships = 'word/_rels/document.xml.rels';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Where a stranger's template would send what it learns. */
export const elsewhere = 'https://stranger.example';

const script = `top.attacked = parent.attacked = window.attacked = true`;
const markup = `<img src="${elsewhere}/picture" onerror="${script}">`;

/** Templates of the packing list that try to run a script, or to load something. */
export async function attacks(): Promise<Record<string, Uint8Array>> {
  const template = await templateBytes('packliste');
  const before = (xml: string) => withPart(template, body, (text) => beforeSection(text, xml));
  return {
    'a javascript: link': withLink(template, `javascript:${script}`),
    'a symbol with markup': before(
      `<w:p><w:r><w:sym w:font="${escaped(`x'>${markup}`)}" w:char="${escaped(markup)}"/></w:r></w:p>`,
    ),
    'an HTML page inside': withPart(
      withPart(
        withRelationship(
          before('<w:altChunk r:id="rIdX"/>'),
          `<Relationship Id="rIdX" Type="${types}/aFChunk" Target="page.html"/>`,
        ),
        'word/page.html',
        () => `<script>${script}</script>${markup}`,
      ),
      '[Content_Types].xml',
      (xml) =>
        xml.replace('</Types>', '<Default Extension="html" ContentType="text/html"/></Types>'),
    ),
    'a linked picture': withRelationship(
      before(linkedPicture),
      `<Relationship Id="rIdX" Type="${types}/image" Target="${elsewhere}/picture.png" TargetMode="External"/>`,
    ),
    'a style that loads': withPart(template, 'word/styles.xml', (xml) =>
      xml.replaceAll(
        /<w:color w:val="[^"]*"\/>/g,
        `<w:color w:val="${escaped(`000; background: u\\72l(${elsewhere}/a) } @import "${elsewhere}/b"; @font-face { font-family: Calibri; src: url(${elsewhere}/c) } * { background-image: image-set("${elsewhere}/d" 1x)`)}"/>`,
      ),
    ),
    'a shape that loads': before(
      `<w:p><w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="${escaped(`width:40pt;height:40pt;background:url(${elsewhere}/e)`)}" fillcolor="url(${elsewhere}/f#x)"/></w:pict></w:r></w:p>`,
    ),
  };
}

/** The template with a paragraph «Mehr dazu» that leads to the address. */
export function withLink(template: Uint8Array, address: string): Uint8Array {
  return withRelationship(
    withPart(template, body, (xml) =>
      beforeSection(
        xml,
        '<w:p><w:hyperlink r:id="rIdX"><w:r><w:t>Mehr dazu</w:t></w:r></w:hyperlink></w:p>',
      ),
    ),
    `<Relationship Id="rIdX" Type="${types}/hyperlink" Target="${escaped(address)}" TargetMode="External"/>`,
  );
}

const linkedPicture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="360000" cy="360000"/><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="x"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdX" r:link="rIdX"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

function beforeSection(xml: string, inserted: string): string {
  return xml.replace(/<w:sectPr/, () => `${inserted}<w:sectPr`);
}

function withRelationship(docx: Uint8Array, relationship: string): Uint8Array {
  return withPart(docx, relationships, (xml) =>
    xml.replace('</Relationships>', () => `${relationship}</Relationships>`),
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
