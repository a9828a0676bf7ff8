import type { Attr, Element, Node } from '@xmldom/xmldom';
import { relationshipsOf } from '../package/parts';
import { pictureKind } from '../package/pictures';
import type { WordPackage } from '../package/wordPackage';
import { commandOf, plainFields } from '../word/fields';
import { type Edits, elementsBelow, r, rebuilt, shapeOf, shapes, w } from '../word/tree';
import { rootOf } from './bring';

/**
 * Makes a part of a stranger's file one that holds text and look alone: nothing in it points outside of
 * the package, or at anything but a picture. Tracked changes are accepted, links and content controls
 * leave their text.
 *
 * @returns whether a picture or an object is gone with it
 */
export function clean(opened: WordPackage, path: string): boolean {
  const root = rootOf(opened, path);
  const all = elementsBelow(root);
  const edits: Edits = new Map();
  for (const element of all) if (!isGone(element, edits)) cleanElement(element, edits);
  const rest = all.filter((element) => !isGone(element, edits));
  plainFields(rest, edits, (code) => harmless.includes(commandOf(code)));
  const pictures = new Set(
    relationshipsOf(opened, path)
      .filter(({ type, isOutside }) => type === 'image' && !isOutside)
      .filter(({ target }) => pictureKind(opened.content(target) ?? new Uint8Array()))
      .map(({ id }) => id),
  );
  for (const element of [root, ...rest]) {
    for (const attribute of Array.from(element.attributes)) {
      cleanAttribute(element, attribute, pictures, edits);
    }
  }
  rebuilt(root, edits);
  return all.some((one) => shapes.includes(one.nodeName) && isGone(one, edits));
}

// The fields of Word that show something of this very document, and nothing else.
const harmless = 'PAGE NUMPAGES SECTION SECTIONPAGES STYLEREF DATE TIME SYMBOL IF ='.split(' ');

function isGone(element: Element, edits: Edits): boolean {
  let node: Node | null = element;
  while (node && edits.get(node)?.length !== 0) node = node.parentNode;
  return node !== null;
}

const vml = 'urn:schemas-microsoft-com:vml';
const office = 'urn:schemas-microsoft-com:office:office';
const known = `
  http://schemas.openxmlformats.org/wordprocessingml/2006/main
  http://schemas.openxmlformats.org/markup-compatibility/2006
  http://schemas.openxmlformats.org/officeDocument/2006/math
  http://schemas.openxmlformats.org/drawingml/2006/main
  http://schemas.openxmlformats.org/drawingml/2006/picture
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

/** What becomes of an element by its name: its content stays, it goes, or the shape that it is in goes. */
const rules = Array.from(
  `
content hyperlink ins moveTo sdt sdtContent smartTag customXml
shape   object OLEObject control altChunk subDoc contentPart movie
gone    *RangeStart *RangeEnd bookmarkStart bookmarkEnd permStart permEnd proofErr comment* annotationRef
gone    del moveFrom *Change cellIns cellDel cellMerge footnoteReference endnoteReference
gone    hlinkClick hlinkHover hlinkMouseOver audio* video* quickTimeFile wavAudioFile snd
gone    lang rsid extLst ffData fldData embedRegular embedBold embedItalic embedBoldItalic sdtPr sdtEndPr customXmlPr smartTagPr
`.matchAll(/^(\w+) +(.*)$/gm),
  ([, becomes, names = '']) => ({
    becomes,
    names: new RegExp(`^(${names.replaceAll(' ', '|').replaceAll('*', '\\w+')})$`),
  }),
);

function cleanElement(element: Element, edits: Edits): void {
  const rule = rules.find(
    ({ becomes, names }) =>
      names.test(element.localName ?? '') &&
      // The outline of a drawn shape begins with a `moveTo` too.
      (becomes !== 'content' || element.namespaceURI === w),
  );
  // What a chart, a diagram or an object of another program has beside its picture.
  const isForeign = !known.includes(element.namespaceURI ?? '');
  if (isForeign || rule?.becomes === 'shape') edits.set(shapeOf(element), []);
  else if (rule) edits.set(element, rule.becomes === 'gone' ? [] : Array.from(element.childNodes));
}

const addresses = /^(href|althref|src|target|imagesrc|relid|gfxdata)$/;
const showing = /^(blip@embed|(imagedata|fill|stroke)@(id|pict))$/;

/** Keeps of what points elsewhere the pictures; a shape that has lost its picture goes. */
function cleanAttribute(
  element: Element,
  attribute: Attr,
  pictures: ReadonlySet<string>,
  edits: Edits,
): void {
  const name = attribute.localName ?? attribute.name;
  const { localName, namespaceURI } = element;
  const isAddress = [vml, office].includes(namespaceURI ?? '') && addresses.test(name);
  if (attribute.namespaceURI === r) {
    if (showing.test(`${localName}@${name}`) && pictures.has(attribute.value)) return;
    element.removeAttributeNode(attribute);
    const isShown = ['embed', 'id'].some((one) => element.hasAttributeNS(r, one));
    if (!isShown && /^(blip|imagedata)$/.test(localName ?? '')) edits.set(shapeOf(element), []);
  } else if (isAddress || ofFile.test(attribute.name) || /url\s*\(/i.test(attribute.value)) {
    element.removeAttributeNode(attribute);
  } else if (name === 'descr' && /[\\/]/.test(attribute.value)) {
    // Word puts the path of the file there, with the name of the person who inserted it.
    attribute.value = '';
  }
}

// LibreOffice 7.4 writes names of character sets that the schema does not know.
const ofFile = /(^|:)(rsid\w*|paraId|textId|characterSet)$/;
