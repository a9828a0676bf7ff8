import type { Attr, Element, Node } from '@xmldom/xmldom';
import { shows } from '../active/harmlessFields';
import type { WordPackage } from '../package/wordPackage';
import { plainFields } from '../word/fields';
import { type Edits, elementsBelow, elementsIn, r, rebuilt, shapeOf, shapes, w } from '../xml/tree';

/**
 * Reduces a part of a stranger's file to text and look; call `removeActive` before. Afterwards, the part has
 * relationships to pictures only; tracked changes are accepted; links and content controls leave their text.
 *
 * @returns true when a picture or an object was removed
 */
export function clean(opened: WordPackage, path: string) {
  const root = opened.xml(path);
  const all = elementsBelow(root);
  const edits: Edits = new Map();
  for (const element of all) if (!isGone(element, edits)) cleanElement(element, edits);
  const isLost = takeFallbacks(all, edits);
  const rest = all.filter((element) => !isGone(element, edits));
  plainFields(rest, edits, (code) => shows(code, 'page', 'section'));
  for (const element of [root, ...rest]) {
    for (const attribute of Array.from(element.attributes)) cleanAttribute(element, attribute);
  }
  rebuilt(root, edits);
  return isLost;
}

/**
 * Replaces both versions of a shape by the older one where the newer one was removed:
 * `<mc:AlternateContent><mc:Choice/><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent>` becomes `<w:pict/>`.
 *
 * @returns true when a shape was removed in all of its versions
 */
function takeFallbacks(all: readonly Element[], edits: Edits) {
  const lost = new Set(
    all.filter((one) => shapes.includes(one.nodeName) && edits.get(one)?.length === 0),
  );
  for (const versions of all.filter(({ nodeName }) => nodeName === alternatives)) {
    const [newest, ...older] = elementsIn(versions);
    const shown = [newest, ...older].find((one) => elementsIn(one).some((two) => !lost.has(two)));
    if (!shown) continue;
    for (const one of elementsBelow(versions)) lost.delete(one);
    if (shown !== newest) edits.set(versions, Array.from(shown.childNodes));
  }
  return lost.size > 0;
}

const alternatives = 'mc:AlternateContent';

function isGone(element: Element, edits: Edits) {
  let node: Node | null = element;
  while (node && edits.get(node)?.length !== 0) node = node.parentNode;
  return node !== null;
}

const known = `
  http://schemas.openxmlformats.org/wordprocessingml/2006/main
  http://schemas.openxmlformats.org/markup-compatibility/2006
  http://schemas.openxmlformats.org/officeDocument/2006/math
  http://schemas.openxmlformats.org/drawingml/2006/main
  http://schemas.openxmlformats.org/drawingml/2006/picture
  http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas
  http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing
  http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing
  http://schemas.microsoft.com/office/word/2010/wordprocessingShape
  http://schemas.microsoft.com/office/word/2010/wordprocessingGroup
  http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas
  http://schemas.microsoft.com/office/word/2010/wordml
  urn:schemas-microsoft-com:vml
  urn:schemas-microsoft-com:office:office
  urn:schemas-microsoft-com:office:word
`.split(/\s+/);

function namesIn(list: string) {
  return new RegExp(`^(${list.trim().replace(/\s+/g, '|').replaceAll('*', '\\w+')})$`);
}

// Elements of Word that leave their content.
const wrappers = namesIn('hyperlink ins moveTo sdt sdtContent smartTag customXml');

// Elements that leave nothing. The picture of an embedded object (`w:object`) stays.
const gone = namesIn(`
OLEObject control objectEmbed objectLink movie
*RangeStart *RangeEnd bookmarkStart bookmarkEnd permStart permEnd proofErr comment* annotationRef
del moveFrom *Change cellIns cellDel cellMerge footnoteReference endnoteReference
hlinkClick hlinkHover hlinkMouseOver lang rsid extLst ffData fldData embedRegular embedBold embedItalic embedBoldItalic
sdtPr sdtEndPr customXmlPr smartTagPr
`);

function cleanElement(element: Element, edits: Edits) {
  const name = element.localName ?? '';
  const isForeign = !known.includes(element.namespaceURI ?? '');
  // A foreign element directly in `a:graphicData` is a chart or diagram: the whole drawing goes with it. Foreign
  // elements elsewhere are Word's notes beside a picture.
  const isDrawing = (element.parentNode as Element).localName === 'graphicData';
  const isLost =
    /^(blip|imagedata)$/.test(name) &&
    !['embed', 'id', 'pict'].some((name) => element.hasAttributeNS(r, name));
  if (isLost || (isForeign && isDrawing)) edits.set(shapeOf(element), []);
  else if (isForeign || gone.test(name)) edits.set(element, []);
  // The outline of a drawn shape (`a:path`) also has an element `moveTo`.
  else if (wrappers.test(name) && element.namespaceURI === w)
    edits.set(element, Array.from(element.childNodes));
}

function cleanAttribute(element: Element, attribute: Attr) {
  if (ofFile.test(attribute.name)) element.removeAttributeNode(attribute);
  // Word writes the path of an inserted picture into `descr`, with the name of the user's folder.
  else if (attribute.name === 'descr' && /[\\/]/.test(attribute.value)) attribute.value = '';
}

// Attributes that belong to one file. LibreOffice 7.4 writes values of `characterSet` that the schema does not know.
const ofFile = /(^|:)(rsid\w*|paraId|textId|characterSet)$/;
