import { withPart } from './readDocx';

const body = 'word/document.xml';
const contentTypes = '[Content_Types].xml';
const relationships = 'word/_rels/document.xml.rels';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Where a stranger's template would send what it learns. */
export const elsewhere = 'https://stranger.example';

const script = `top.attacked = parent.attacked = window.attacked = true`;
const markup = `<img src="${elsewhere}/picture" onerror="${script}">`;

/** What a stranger's template may try: to run a script, or to load something. */
export const attacks = {
  'a javascript: link': (template) => withLink(template, `javascript:${script}`),
  'a symbol with markup': (template) =>
    atEnd(
      template,
      `<w:p><w:r><w:sym w:font="${escaped(`x'>${markup}`)}" w:char="${escaped(markup)}"/></w:r></w:p>`,
    ),
  'an HTML page inside': (template) =>
    withPart(
      withPart(
        withRelationship(
          atEnd(template, '<w:altChunk r:id="rIdX"/>'),
          `<Relationship Id="rIdX" Type="${types}/aFChunk" Target="page.html"/>`,
        ),
        'word/page.html',
        () => `<script>${script}</script>${markup}`,
      ),
      contentTypes,
      (xml) => withDefault(xml, 'html', 'text/html'),
    ),
  'a linked picture': (template) =>
    withRelationship(
      atEnd(template, pictureOf('r:embed="rIdX" r:link="rIdX"')),
      `<Relationship Id="rIdX" Type="${types}/image" Target="${elsewhere}/picture.png" TargetMode="External"/>`,
    ),
  'a style that loads': (template) =>
    withPart(template, 'word/styles.xml', (xml) =>
      xml.replaceAll(
        /<w:color w:val="[^"]*"/g,
        `<w:color w:val="${escaped(`000; background: u\\72l(${elsewhere}/a) } @import "${elsewhere}/b"; @font-face { font-family: Calibri; src: url(${elsewhere}/c) } * { background-image: image-set("${elsewhere}/d" 1x)`)}"`,
      ),
    ),
  'a shape that loads': (template) =>
    atEnd(
      template,
      `<w:p><w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="${escaped(`width:40pt;height:40pt;background:url(${elsewhere}/e)`)}" fillcolor="url(${elsewhere}/f#x)"/></w:pict></w:r></w:p>`,
    ),
  'a text box that loads': (template) =>
    atEnd(template, `<w:p><w:r>${textBox(`x; background: url(${elsewhere}/k)`)}</w:r></w:p>`),
  'an SVG picture with a script': (template) =>
    withPart(
      withPart(
        withRelationship(
          atEnd(template, pictureOf('r:embed="rIdX"')),
          `<Relationship Id="rIdX" Type="${types}/image" Target="media/x.svg"/>`,
        ),
        'word/media/x.svg',
        () =>
          `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script><image href="${elsewhere}/g"/></svg>`,
      ),
      contentTypes,
      (xml) => withDefault(xml, 'svg', 'image/svg+xml'),
    ),
  'a field that asks for a picture': (template) =>
    atEnd(
      template,
      `<w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;${elsewhere}/h&quot; \\d "><w:r><w:t>Bild</w:t></w:r></w:fldSimple></w:p>`,
    ),
  'a font from elsewhere': (template) =>
    withPart(
      withPart(template, 'word/fontTable.xml', (xml) =>
        xml.replace(
          '</w:fonts>',
          () =>
            `<w:font w:name="Stranger"><w:embedRegular xmlns:r="${types}" r:id="rIdX" w:fontKey="{00000000-0000-0000-0000-000000000000}"/></w:font></w:fonts>`,
        ),
      ),
      'word/_rels/fontTable.xml.rels',
      () =>
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rIdX" Type="${types}/font" Target="${elsewhere}/i" TargetMode="External"/></Relationships>`,
    ),
  'an entity from elsewhere': (template) =>
    withPart(template, 'word/styles.xml', (xml) =>
      xml.replace(
        /(<w:styles)/,
        `<!DOCTYPE w:styles [<!ENTITY % x SYSTEM "${elsewhere}/j"> %x;]>$1`,
      ),
    ),
} satisfies Record<string, (template: Uint8Array) => Uint8Array>;

/** The template with a paragraph «Mehr dazu» that leads to the address. */
export function withLink(template: Uint8Array, address: string): Uint8Array {
  return withRelationship(
    atEnd(
      template,
      '<w:p><w:hyperlink r:id="rIdX"><w:r><w:t>Mehr dazu</w:t></w:r></w:hyperlink></w:p>',
    ),
    `<Relationship Id="rIdX" Type="${types}/hyperlink" Target="${escaped(address)}" TargetMode="External"/>`,
  );
}

function pictureOf(blip: string): string {
  return `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="360000" cy="360000"/><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="x"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${blip}/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

/** A text box that has this for every colour, place and length. */
function textBox(value: string): string {
  const evil = escaped(value);
  return `<w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" relativeHeight="${evil}" distL="${evil}"><wp:positionH relativeFrom="${evil}"><wp:posOffset>${evil}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:align>${evil}</wp:align></wp:positionV><wp:extent cx="${evil}" cy="360000"/><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:spPr><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="${evil}"/></a:solidFill><a:ln w="${evil}"><a:solidFill><a:schemeClr val="${evil}"/></a:solidFill></a:ln></wps:spPr><wps:txbx><w:txbxContent><w:p/></w:txbxContent></wps:txbx><wps:bodyPr lIns="${evil}" anchor="${evil}"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
}

function withDefault(xml: string, extension: string, type: string): string {
  return xml.replace(
    '</Types>',
    `<Default Extension="${extension}" ContentType="${type}"/></Types>`,
  );
}

/** The template with more at the end of its body. */
function atEnd(template: Uint8Array, xml: string): Uint8Array {
  return withPart(template, body, (text) => beforeSection(text, xml));
}

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
