// The functions of this file read and change the paragraphs of a filled body as text. Parsing the body would take
// longer than filling.

/** The names of paragraph properties in the order of the schema (ECMA-376, 17.3.1.26). */
export const paragraphPropertyOrder =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'.split(
    ' ',
  );

/** The names of run properties in the order of the schema (ECMA-376, 17.3.2.28). */
export const runPropertyOrder =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange'.split(
    ' ',
  );

/** Matches a paragraph. The XML must not contain the texts of text boxes (`withoutTextBoxes`). */
export const paragraphPattern = /<w:p(?=[ >])[^>]*(?<!\/)>.*?<\/w:p>/gs;

/**
 * Takes the texts out of the text boxes, calls `change` with the XML, and puts the texts back. `change` therefore sees
 * only empty text boxes.
 */
export function withoutTextBoxes(xml: string, change: (xml: string) => string) {
  const texts: string[] = [];
  const emptied = xml.replace(/(?<=<w:txbxContent>).*?(?=<\/w:txbxContent>)/gs, (text) => {
    texts.push(text);
    return '';
  });
  return change(emptied).replace(/<w:txbxContent>/g, (start) => start + texts.shift());
}

/** The style id of a paragraph, or an empty text when the paragraph names no style. */
export function styleOfText(xml: string) {
  return /^<w:p[^>]*>\s*<w:pPr>\s*<w:pStyle w:val="([^"]*)"/.exec(xml)?.[1] ?? '';
}

/**
 * The lines of a paragraph, divided at line breaks. Each reference, e.g. `&lt;`, becomes one character (`&`), so that a
 * line is as long as the printed text. Text outside of `w:t`, e.g. the position of a drawing, is left out.
 */
export function linesOf(xml: string) {
  return xml
    .split(/<w:br(?: [^>]*)?\/>/)
    .map((one) => one.replace(/<w:t(?: [^>]*)?>|<[^>]*>[^<]*/g, '').replace(/&[^;]*;/g, '&'));
}

/**
 * New settings of a paragraph. `before` and `after` are in twentieths of a point. `size` is the size of letters in half
 * points. Fractions are cut off when the settings are written, because Word reads only whole numbers.
 */
export type Change = {
  before?: number | undefined;
  after?: number | undefined;
  size?: number | undefined;
  keepNext?: boolean | undefined;
};

/**
 * Changes a paragraph. A property that the paragraph or a run already has stays: a paragraph with any `w:spacing` gets
 * neither `before` nor `after`. A paragraph without a `w:pPr` is not changed at all. With the change
 * `{ after: 90, size: 40 }`, `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r>…` becomes
 * `<w:p><w:pPr><w:pStyle w:val="a"/><w:spacing w:after="90"/><w:rPr><w:sz w:val="40"/>…</w:rPr></w:pPr><w:r><w:rPr>…`
 */
export function changeParagraph(text: string, { before, after, size, keepNext }: Change) {
  const [start, head, properties = ''] =
    /^(<w:p[^>]*>\s*<w:pPr>)(.*?)(?=<\/w:pPr>)/s.exec(text) ?? [];
  if (start === undefined) return text;
  const space = (name: string, length: number | undefined) =>
    length === undefined ? '' : ` w:${name}="${Math.floor(length)}"`;
  const spaces = space('before', before) + space('after', after);
  const added = [
    keepNext === undefined ? '' : `<w:keepNext${keepNext ? '' : ' w:val="0"'}/>`,
    spaces && `<w:spacing${spaces}/>`,
  ];
  const rest = text.slice(start.length);
  if (!size) return head + withProperties(properties, paragraphPropertyOrder, added) + rest;
  // The size of the paragraph mark (`w:rPr` in `w:pPr`) decides the size of the bullet and the height of the last line.
  const [mark = ''] = /<w:rPr>.*?<\/w:rPr>/s.exec(properties) ?? [];
  added.push(withSize(mark, size));
  return (
    head +
    withProperties(properties.replace(mark, ''), paragraphPropertyOrder, added) +
    rest.replace(runStart, (_, run, runProperties) => run + withSize(runProperties, size))
  );
}

const runStart = /(<w:r(?: [^>]*)?(?<!\/)>)(<w:rPr>.*?<\/w:rPr>|<w:rPr\/>)?/gs;

function withSize(runProperties: string | undefined, size: number) {
  const properties = runProperties?.replace(/^<w:rPr\/?>|<\/w:rPr>$/g, '') ?? '';
  const added = ['sz', 'szCs'].map((name) => `<w:${name} w:val="${Math.floor(size)}"/>`);
  return `<w:rPr>${withProperties(properties, runPropertyOrder, added)}</w:rPr>`;
}

/** Adds properties in the order of the schema. An existing property with the same name stays. */
function withProperties(properties: string, order: readonly string[], added: readonly string[]) {
  return added.filter(Boolean).reduce((all, one) => {
    const name = /^<w:(\w+)/.exec(one)?.[1] ?? '';
    const later = order.slice(order.indexOf(name)).join('|');
    const at = all.search(new RegExp(`<w:(?:${later})[ />]|$`));
    const exists = new RegExp(`^<w:${name}[ />]`).test(all.slice(at));
    return exists ? all : all.slice(0, at) + one + all.slice(at);
  }, properties);
}
