import { bodyWith } from './hostile';
import { partOf, withPart } from './readDocx';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Where a stranger's template would send what it learns. */
export const elsewhere = 'https://stranger.example';

const script = `top.attacked = parent.attacked = window.attacked = true`;
const markup = `<img src="${elsewhere}/picture" onerror="${script}">`;

/** What a stranger's template may try: to run a script, or to load something. */
export const attacks = {
  'a javascript: link': (template) => withLink(template, `javascript:${script}`),
  'a symbol with markup': (template) =>
    bodyWith(
      template,
      `<w:p><w:r><w:sym w:font="${escaped(`x'>${markup}`)}" w:char="${escaped(markup)}"/></w:r></w:p>`,
    ),
  'an HTML page inside': (template) =>
    withFile(
      pointing(template, 'aFChunk', 'page.html', (id) => `<w:altChunk r:id="${id}"/>`),
      'page.html',
      'text/html',
      `<script>${script}</script>${markup}`,
    ),
  'a linked picture': (template) =>
    pointing(template, 'image', `${elsewhere}/picture.png`, (id) =>
      pictureOf(`r:embed="${id}" r:link="${id}"`),
    ),
  'a style that loads': (template) =>
    withPart(template, 'word/styles.xml', (xml) =>
      xml.replaceAll(
        /<w:color w:val="[^"]*"/g,
        `<w:color w:val="${escaped(`000; background: u\\72l(${elsewhere}/a) } @import "${elsewhere}/b"; @font-face { font-family: Calibri; src: url(${elsewhere}/c) } * { background-image: image-set("${elsewhere}/d" 1x)`)}"`,
      ),
    ),
  'a shape that loads': (template) =>
    bodyWith(
      template,
      `<w:p><w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="${escaped(`width:40pt;height:40pt;background:url(${elsewhere}/e)`)}" fillcolor="url(${elsewhere}/f#x)"/></w:pict></w:r></w:p>`,
    ),
  'a text box that loads': (template) =>
    bodyWith(template, `<w:p><w:r>${textBox(`x; background: url(${elsewhere}/k)`)}</w:r></w:p>`),
  'an SVG picture with a script': (template) =>
    withFile(
      pointing(template, 'image', 'media/x.svg', (id) => pictureOf(`r:embed="${id}"`)),
      'media/x.svg',
      'image/svg+xml',
      `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script><image href="${elsewhere}/g"/></svg>`,
    ),
  'a field that asks for a picture': (template) =>
    bodyWith(
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

const { 'an entity from elsewhere': entity, ...others } = attacks;

/** What a parser may refuse by itself, and all the others at once: a file each. */
export const attackedFiles: Record<string, (template: Uint8Array) => Uint8Array> = {
  'an entity': entity,
  'all others': (template) =>
    Object.values(others).reduce((attacked, attack) => attack(attacked), template),
};

/** The template with a paragraph «Mehr dazu» that leads to the address. */
export function withLink(template: Uint8Array, address: string): Uint8Array {
  return pointing(
    template,
    'hyperlink',
    address,
    (id) => `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>Mehr dazu</w:t></w:r></w:hyperlink></w:p>`,
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

/** The template with more at its end, and a relationship, by whose id what is added points to a file or an address. */
function pointing(
  template: Uint8Array,
  type: string,
  target: string,
  xml: (id: string) => string,
): Uint8Array {
  const path = 'word/_rels/document.xml.rels';
  const id = `rIdX${partOf(template, path).length}`;
  const mode = /^\w+:/.test(target) ? ' TargetMode="External"' : '';
  const added = `<Relationship Id="${id}" Type="${types}/${type}" Target="${escaped(target)}"${mode}/>`;
  return withPart(bodyWith(template, xml(id)), path, (rels) =>
    rels.replace('</Relationships>', () => `${added}</Relationships>`),
  );
}

function withFile(docx: Uint8Array, path: string, type: string, content: string): Uint8Array {
  const added = `<Default Extension="${path.split('.').at(-1)}" ContentType="${type}"/></Types>`;
  const typed = withPart(docx, '[Content_Types].xml', (xml) => xml.replace('</Types>', added));
  return withPart(typed, `word/${path}`, () => content);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
