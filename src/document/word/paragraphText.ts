// These functions read and change the paragraphs of a filled body as text: a tree would take longer than filling.

/** The properties of a paragraph in the order of the schema (ECMA-376, 17.3.1.26). */
export const ofParagraph =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'.split(
    ' ',
  );

/** The properties of a run in the order of the schema (ECMA-376, 17.3.2.28). */
export const ofRun =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange'.split(
    ' ',
  );

/** A paragraph of a part. A paragraph with a text box is matched up to the first end of a paragraph inside the box. */
const paragraph = /<w:p(?=[ >])[^>]*(?<!\/)>.*?<\/w:p>/gs;

/** The paragraphs in the XML of a part, or of a piece of it. */
export function paragraphTexts(xml: string) {
  return xml.match(paragraph) ?? [];
}

/** The style id of a paragraph; an empty text when the paragraph names no style. */
export function styleOfText(xml: string) {
  return /^<w:p[^>]*>\s*<w:pPr>\s*<w:pStyle w:val="([^"]*)"/.exec(xml)?.[1] ?? '';
}

/** The texts between the line breaks of a paragraph, with `&` for each character reference. */
export function linesOf(xml: string) {
  const lines = xml.split(/<w:br(?: [^>]*)?\/>/);
  return lines.map((one) => one.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '&'));
}

/**
 * New settings of a paragraph: spaces in twentieths of a point, the size of its letters in half points. Word reads whole
 * numbers: the rest of a number is cut off.
 */
export type Change = { before?: number; after?: number; size?: number; keepNext?: boolean };

/**
 * Changes paragraphs in the XML of a part. Settings on a paragraph or run itself stay.
 *
 * @param changeOf gets the XML of a paragraph and its offset; undefined leaves the paragraph as it is
 */
export function changeParagraphs(
  xml: string,
  changeOf: (paragraph: string, at: number) => Change | undefined,
) {
  return xml.replace(paragraph, (text, at: number) => {
    const change = changeOf(text, at);
    return change ? changed(text, change) : text;
  });
}

/**
 * `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r>…` with a space after and a size becomes
 * `<w:p><w:pPr><w:pStyle w:val="a"/><w:spacing w:after="90"/><w:rPr><w:sz w:val="40"/>…</w:rPr></w:pPr><w:r><w:rPr>…`
 */
function changed(text: string, { before, after, size, keepNext }: Change) {
  const [start, head, properties = ''] =
    /^(<w:p[^>]*>\s*<w:pPr>)(.*?)(?=<\/w:pPr>)/s.exec(text) ?? [];
  if (start === undefined) return text;
  const spaces = Object.entries({ before, after }).flatMap(([name, space]) =>
    space === undefined ? [] : ` w:${name}="${Math.floor(space)}"`,
  );
  const added = [
    ...(keepNext === undefined ? [] : [keepNext ? '<w:keepNext/>' : '<w:keepNext w:val="0"/>']),
    ...(spaces.length > 0 ? [`<w:spacing${spaces.join('')}/>`] : []),
    // The size of the paragraph mark decides the size of the list sign and the height of the last line.
    ...(size ? [sized(/<w:rPr>.*?<\/w:rPr>/s.exec(properties)?.[0] ?? '', size)] : []),
  ];
  const own = size ? properties.replace(/<w:rPr>.*?<\/w:rPr>/s, '') : properties;
  const rest = text.slice(start.length);
  const runs = size ? rest.replace(runStart, (_, run, look) => run + sized(look, size)) : rest;
  return head + added.reduce((all, one) => withProperty(all, ofParagraph, one), own) + runs;
}

const runStart = /(<w:r(?: [^>]*)?(?<!\/)>)(<w:rPr>.*?<\/w:rPr>|<w:rPr\/>)?/gs;

function sized(look: string | undefined, size: number) {
  const properties = look?.replace(/^<w:rPr\/?>|<\/w:rPr>$/g, '') ?? '';
  const added = ['sz', 'szCs'].map((name) => `<w:${name} w:val="${Math.floor(size)}"/>`);
  return `<w:rPr>${added.reduce((all, one) => withProperty(all, ofRun, one), properties)}</w:rPr>`;
}

/** Adds a property in the order of the schema, unless there is one of that name. */
function withProperty(properties: string, order: readonly string[], added: string) {
  const name = /^<w:(\w+)/.exec(added)?.[1] ?? '';
  const later = order.slice(order.indexOf(name)).join('|');
  const at = properties.search(new RegExp(`<w:(?:${later})[ />]|$`));
  const rest = properties.slice(at);
  return rest.startsWith(`<w:${name}`) ? properties : properties.slice(0, at) + added + rest;
}
