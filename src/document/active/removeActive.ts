import { contentTypesPath, type Relationship, type WordPackage } from '../package/wordPackage';
import { commandOf, replaceFieldCodes } from '../word/fieldCodes';
import {
  applyEdits,
  closest,
  type Edits,
  type Element,
  elementsBelow,
  namePattern,
  relationshipNamespace,
  shapeOf,
} from '../xml/tree';
import { fieldCodeKind, harmlessAddress } from './harmlessFieldCodes';

/**
 * Removes active content from a package. Active content may run or fetch something, or refer to a file that other
 * people do not have. Only the following content stays:
 *
 * - parts to which a relationship of an allowed type leads (`allowedTypes`, `allowedXmlTypes`)
 * - pictures of known formats
 * - elements of known namespaces that are not in `activeElements`
 * - links to harmless addresses
 * - harmless field codes (`fieldCodeKind`), and the results of all field codes
 *
 * @returns German names of the removed content that a person may miss, e.g. `ein Link auf file:///C:/plan.docx`. No
 *   name is returned twice.
 */
export function removeActive(opened: WordPackage) {
  return [
    ...new Set([
      ...opened.removeRelationships((one) => !isPassive(opened, one)).flatMap(missedWords),
      ...opened
        .paths()
        .filter((path) => path.endsWith('.xml') && path !== contentTypesPath)
        .flatMap((path) => removeFrom(opened, path)),
    ]),
  ];
}

// Relationships of these types stay. A relationship of a type in `allowedXmlTypes` stays only if its target is an XML
// part. `isPassive` decides about links and pictures.
const allowedTypes = namePattern('core-properties custom-properties font');
const allowedXmlTypes = namePattern(`
officeDocument extended-properties customXml customXmlProps styles stylesWithEffects numbering settings webSettings
fontTable theme themeOverride footnotes endnotes header footer comments commentsExtended commentsIds commentsExtensible
chart chartEx chartStyle chartColorStyle chartUserShapes
diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing
`);
// The types of relationships to embedded objects, which a person may miss. Nobody misses a part that no page shows,
// e.g. the part `people` with the names of authors of comments.
const reportedTypes = namePattern('oleObject package control aFChunk subDocument');

function missedWords({ type, target, isOutside }: Relationship) {
  if (type === 'vbaProject') return 'Makros';
  if (type === 'hyperlink') return `ein Link auf ${target}`;
  if (type === 'image' && isOutside) return `ein verknüpftes Bild ${target}`;
  // Nobody misses an SVG. Programs embed each SVG together with a copy in PNG, and the copy stays.
  const isMissed = type === 'image' ? !target.endsWith('.svg') : reportedTypes.test(type);
  return isMissed ? 'ein eingebettetes Objekt' : [];
}

const allowedLink = new RegExp(`^${harmlessAddress}`, 'i');

function isPassive(opened: WordPackage, { type, target, isOutside }: Relationship) {
  if (type === 'hyperlink') return allowedLink.test(target);
  if (isOutside) return false;
  if (type === 'image') return isPicture(opened.content(target));
  if (allowedTypes.test(type)) return true;
  // `readableXml` is undefined for a part that cannot be parsed, e.g. custom XML in UTF-16.
  return (
    allowedXmlTypes.test(type) && target.endsWith('.xml') && Boolean(opened.readableXml(target))
  );
}

// The first bytes of a PNG, JPEG, GIF, BMP, TIFF or WMF. An SVG is not allowed, because an SVG may hold scripts.
const pictureStarts = [
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  'GIF8',
  'GIF9',
  'BM',
  'II*\0',
  'MM\0*',
  '\xd7\xcd\xc6\x9a',
  '\x01\0\t\0',
  '\x02\0\t\0',
];

function isPicture(content: Uint8Array) {
  const start = String.fromCharCode(...content.subarray(0, 44));
  const isEmf = start.startsWith('\x01\0\0\0') && start.endsWith(' EMF');
  return isEmf || pictureStarts.some((one) => start.startsWith(one));
}

// The attributes that may name a relationship, as `type:element@attribute`. For example, `header:headerReference@id`
// allows the `r:id` of a `w:headerReference` to name a relationship of the type `header`. Any other attribute that
// names a relationship is removed. An attribute with an empty value stays, because the value names no relationship.
const allowedReference = namePattern(`
hyperlink:hyperlink@id hyperlink:hlink*@id
image:blip@embed image:imagedata@id image:imagedata@pict image:fill@id image:fill@pict image:stroke@id image:stroke@pict
header:headerReference@id footer:footerReference@id font:embed*@id
chart:chart@id chartEx:chart@id chartUserShapes:userShapes@id diagram*:relIds@*
`);

// When an attribute that names a relationship is removed, its element is removed, too. The elements in this list stay:
// A `w:hyperlink` without its `r:id` still shows the text of the link.
const keptWithoutReference = namePattern('hyperlink blip imagedata fill stroke');

// Elements and attributes of unknown namespaces are removed.
const knownNamespace = namePattern(`
http://schemas.openxmlformats.org/* http://schemas.microsoft.com/office/* urn:schemas-microsoft-com:*
http://purl.org/dc/* http://www.w3.org/XML* http://www.w3.org/2000/xmlns* http://www.w3.org/2001/XMLSchema*
`);

// These elements are always removed, because they may run something, fetch something or hold an address.
const activeElements = namePattern(
  'mailMerge updateFields schemaLibrary smartTagType fldData entryMacro exitMacro webVideoPr signatureline HyperlinkBase',
);
// These attributes are always removed, because they may hold an address. For an attribute that names a relationship,
// e.g. `r:href`, `allowedReference` decides instead.
const addressAttributes = namePattern('src href althref imagesrc relid gfxdata action invalidUrl');

function removeFrom(opened: WordPackage, path: string) {
  const typeById = new Map(opened.relationshipsOf(path).map(({ id, type }) => [id, type]));
  const all = elementsBelow(opened.xml(path));
  const edits: Edits = new Map();
  const replacedCodes = replaceFieldCodes(all, edits, fieldCodeKind);
  let isChanged = false;
  for (const element of all) {
    const name = element.localName ?? '';
    if (!knownNamespace.test(element.namespaceURI ?? '') || activeElements.test(name)) {
      edits.set(holderOf(element), []);
      continue;
    }
    for (const attribute of Array.from(element.attributes)) {
      const { localName, namespaceURI, value } = attribute;
      const isReference = namespaceURI === relationshipNamespace;
      const stays = isReference
        ? value === '' || allowedReference.test(`${typeById.get(value)}:${name}@${localName}`)
        : !addressAttributes.test(localName ?? '') &&
          !/url\s*\(/i.test(value) &&
          knownNamespace.test(namespaceURI ?? relationshipNamespace);
      if (stays) continue;
      isChanged = true;
      element.removeAttributeNode(attribute);
      if (isReference && !keptWithoutReference.test(name)) edits.set(holderOf(element), []);
    }
  }
  if (!isChanged && edits.size === 0) return [];
  applyEdits(edits);
  opened.save(path);
  return replacedCodes
    .filter((code) => !fieldCodeKind(code))
    .map((code) => commandOf(code.replace(/[\ufffc\ufffd]/g, ' ')))
    .map((command) => `die Feldfunktion ${command}`.trim());
}

// Returns the element that is removed instead of `element`. For a child of `a:graphicData`, this is the `w:drawing`,
// because a drawing must not be empty. For an element in an extension (`a:ext`), this is the extension. In all other
// cases, this is `element`.
function holderOf(element: Element) {
  const parent = element.parentNode as Element | null;
  if (parent?.localName === 'graphicData') return shapeOf(element);
  return closest(element, ['a:ext']) ?? element;
}
