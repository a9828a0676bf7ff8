import type { Attr, Element, Node } from '@xmldom/xmldom';
import { fieldCodeKind } from '../active/harmlessFieldCodes';
import type { WordPackage } from '../package/wordPackage';
import { replaceFieldCodes } from '../word/fieldCodes';
import {
  applyEdits,
  attributesOf,
  closest,
  type Edits,
  elementsBelow,
  relationshipNamespace,
  shapeOf,
  shapes,
  wordNamespace,
} from '../xml/tree';

/**
 * Reduces a part of an unknown file to text and look. Call `removeActive` on the package first. The remaining elements
 * name only relationships to pictures. Tracked changes are accepted. Links and content controls are replaced by their
 * text. Field codes are replaced by the text that the fields show. Field codes that show something of the page or
 * section are not replaced.
 *
 * @returns true when a picture, drawing or object was removed
 */
export function cleanPart(opened: WordPackage, path: string) {
  const root = opened.xml(path);
  const all = elementsBelow(root);
  const edits: Edits = new Map();
  for (const element of all) if (!isRemoved(element, edits)) cleanElement(element, edits);
  // The older version of a shape (`mc:Fallback`) does not count, because Word shows the newer version.
  const isLost = all.some(
    (one) =>
      shapes.includes(one.nodeName) &&
      edits.get(one)?.length === 0 &&
      !closest(one, ['mc:Fallback']),
  );
  const kept = all.filter((element) => !isRemoved(element, edits));
  replaceFieldCodes(kept, edits, (code) => /^(page|section)$/.test(fieldCodeKind(code) ?? ''));
  for (const element of [root, ...kept]) {
    for (const attribute of attributesOf(element)) cleanAttribute(element, attribute);
  }
  applyEdits(root, edits);
  return isLost;
}

/** True when the edits remove an element, or remove an element around this element. */
function isRemoved(element: Element, edits: Edits) {
  let node: Node | null = element;
  while (node && edits.get(node)?.length !== 0) node = node.parentNode;
  return node !== null;
}

// The namespaces of Word's own elements. Elements of other namespaces are foreign.
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

// Elements that are replaced by their content. The names are those of elements in Word's main namespace
// (`wordNamespace`).
const wrappers = namesIn('hyperlink ins moveTo sdt sdtContent smartTag customXml');

// Elements that are removed with their content. `object` is not in this list, so that the picture of an embedded object
// (`w:object`) stays.
const removedElements = namesIn(`
OLEObject control objectEmbed objectLink movie
*RangeStart *RangeEnd bookmarkStart bookmarkEnd permStart permEnd proofErr comment* annotationRef
del moveFrom *Change cellIns cellDel cellMerge footnoteReference endnoteReference
hlinkClick hlinkHover hlinkMouseOver lang rsid extLst ffData fldData embedRegular embedBold embedItalic embedBoldItalic
sdtPr sdtEndPr customXmlPr smartTagPr
`);

function cleanElement(element: Element, edits: Edits) {
  const name = element.localName ?? '';
  const isForeign = !known.includes(element.namespaceURI ?? '');
  // A foreign element directly in `a:graphicData` is a chart or diagram. The whole drawing around this element is
  // removed. A foreign element elsewhere is additional data of Word for a picture. Such an element is removed without
  // the picture.
  const isDrawing = (element.parentNode as Element).localName === 'graphicData';
  const isLost =
    /^(blip|imagedata)$/.test(name) &&
    !['embed', 'id', 'pict'].some((name) => element.hasAttributeNS(relationshipNamespace, name));
  if (isLost || (isForeign && isDrawing)) edits.set(shapeOf(element), []);
  else if (isForeign || removedElements.test(name)) edits.set(element, []);
  // The namespace is compared because the outline of a drawn shape (`a:path`) also has an element with the name
  // `moveTo`.
  else if (wrappers.test(name) && element.namespaceURI === wordNamespace)
    edits.set(element, Array.from(element.childNodes));
}

function cleanAttribute(element: Element, attribute: Attr) {
  if (removedAttributes.test(attribute.name)) element.removeAttributeNode(attribute);
  // A `descr` with a path is emptied. Word writes the path of an inserted picture into `descr`, and the path reveals
  // the name of the user's folder.
  else if (attribute.name === 'descr' && /[\\/]/.test(attribute.value)) attribute.value = '';
}

// Attributes that are removed. Most of these attributes hold ids that mean something only in the file they come from.
// `characterSet` is removed because LibreOffice 7.4 writes values that the schema does not allow.
const removedAttributes = /(^|:)(rsid\w*|paraId|textId|characterSet)$/;
