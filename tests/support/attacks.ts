import { bodyWith } from './hostile';
import { withPart } from './readDocx';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Where a stranger's template would send what it learns. */
export const elsewhere = 'https://stranger.example';

const script = `top.attacked = parent.attacked = window.attacked = true`;
const markup = `<img src="${elsewhere}/picture" onerror="${script}">`;

/** How a stranger's template may run a script or load something by what shows: the rest is taken out (`activeKinds`). */
export const attacks = {
  'a symbol with markup': (template) =>
    bodyWith(
      template,
      `<w:p><w:r><w:sym w:font="${escaped(`x'>${markup}`)}" w:char="${escaped(markup)}"/></w:r></w:p>`,
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
  const link = `<w:p><w:hyperlink r:id="rIdX"><w:r><w:t>Mehr dazu</w:t></w:r></w:hyperlink></w:p>`;
  const added = `<Relationship Id="rIdX" Type="${types}/hyperlink" Target="${address}" TargetMode="External"/>`;
  return withPart(bodyWith(template, link), 'word/_rels/document.xml.rels', (rels) =>
    rels.replace('</Relationships>', `${added}</Relationships>`),
  );
}

/** A text box that has this for every colour, place and length. */
function textBox(value: string): string {
  const evil = escaped(value);
  return `<w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" relativeHeight="${evil}" distL="${evil}"><wp:positionH relativeFrom="${evil}"><wp:posOffset>${evil}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:align>${evil}</wp:align></wp:positionV><wp:extent cx="${evil}" cy="360000"/><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:spPr><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="${evil}"/></a:solidFill><a:ln w="${evil}"><a:solidFill><a:schemeClr val="${evil}"/></a:solidFill></a:ln></wps:spPr><wps:txbx><w:txbxContent><w:p/></w:txbxContent></wps:txbx><wps:bodyPr lIns="${evil}" anchor="${evil}"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
