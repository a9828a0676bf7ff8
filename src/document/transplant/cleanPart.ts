import { fieldCodeKind } from '../active/harmlessFieldCodes';
import type { WordPackage } from '../package/wordPackage';
import { replaceFieldCodes } from '../word/fieldCodes';
import {
  applyEdits,
  closest,
  type Edits,
  type Element,
  elementsBelow,
  namePattern,
  relationshipNamespace,
  shapeNames,
  shapeOf,
  wordNamespace,
} from '../xml/tree';

/**
 * Reduces a part of a letterhead to text, look and pictures. Call `removeActive` on the package first. Tracked changes
 * are accepted. Links and content controls are replaced by their content. Field codes are replaced by their results.
 * Only field codes that show something of the page or section stay, e.g. `PAGE`.
 *
 * @returns true when a picture, drawing or object was removed
 */
export function cleanPart(opened: WordPackage, path: string) {
  const root = opened.xml(path);
  const edits: Edits = new Map();
  for (const element of elementsBelow(root)) cleanElement(element, edits);
  // Shapes in deleted text, and copies of shapes for older programs (`mc:Fallback`), are no loss.
  const isShapeLost = Array.from(edits.keys()).some(
    (one) =>
      shapeNames.includes(one.nodeName) && !closest(one, ['mc:Fallback', 'w:del', 'w:moveFrom']),
  );
  applyEdits(edits);
  const kept = elementsBelow(root);
  const fieldEdits: Edits = new Map();
  replaceFieldCodes(kept, fieldEdits, (code) => ['page', 'section'].includes(fieldCodeKind(code)));
  applyEdits(fieldEdits);
  for (const element of [root, ...kept]) {
    for (const attribute of Array.from(element.attributes)) {
      if (removedAttributes.test(attribute.localName ?? '')) element.removeAttributeNode(attribute);
      // Word writes the path of an inserted picture into `descr`. The path reveals the name of a user's folder.
      else if (attribute.name === 'descr' && /[\\/]/.test(attribute.value)) attribute.value = '';
    }
  }
  return isShapeLost;
}

// Drawings with these contents stay. All other drawings are removed.
const keptDrawings = namePattern('pic wsp wgp wpc lockedCanvas');

// Elements of `wordNamespace` that are replaced by their content.
const wrappers = namePattern('hyperlink ins moveTo sdt sdtContent smartTag customXml');

// Elements that are removed with their content. An embedded object (`w:object`) stays without its `OLEObject`, because
// the `w:object` holds a picture of the object.
const removedElements = namePattern(`
OLEObject control objectEmbed objectLink movie
*RangeStart *RangeEnd bookmarkStart bookmarkEnd permStart permEnd proofErr comment* annotationRef
del moveFrom *Change cellIns cellDel cellMerge footnoteReference endnoteReference
hlinkClick hlinkHover hlinkMouseOver lang rsid extLst ffData fldData embedRegular embedBold embedItalic embedBoldItalic
sdtPr sdtEndPr customXmlPr smartTagPr
`);

function cleanElement(element: Element, edits: Edits) {
  const name = element.localName ?? '';
  const isPicture = ['blip', 'imagedata'].includes(name);
  const isUnlinked = !['embed', 'id', 'pict'].some((attribute) =>
    element.hasAttributeNS(relationshipNamespace, attribute),
  );
  // A drawing that holds neither a picture nor shapes holds a chart, a diagram or content of a newer Word.
  const isForeign =
    (element.parentNode as Element).localName === 'graphicData' && !keptDrawings.test(name);
  if (isForeign || (isPicture && isUnlinked)) edits.set(shapeOf(element), []);
  else if (removedElements.test(name)) edits.set(element, []);
  // The element `a:moveTo` in the outline of a drawn shape has another namespace and is no wrapper.
  else if (wrappers.test(name) && element.namespaceURI === wordNamespace)
    edits.set(element, element.childNodes);
}

// Attributes that are removed. The ids have no meaning in another file. LibreOffice 7.4 writes values of `characterSet`
// that the schema does not allow.
const removedAttributes = namePattern('rsid* paraId textId characterSet');
