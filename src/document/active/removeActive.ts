import type { Element } from '@xmldom/xmldom';
import {
  contentTypes,
  type Relationship,
  relationshipsOf,
  removeRelationships,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { commandOf, plainFields } from '../word/fields';
import { closest, type Edits, elementsBelow, r, rebuilt, shapeOf } from '../xml/tree';
import { harmlessAddress, shownBy } from './harmlessFields';

/**
 * Content that was removed because it runs or fetches something by itself, or leads to a file that others do not have;
 * with its name or address, if any.
 */
type ActiveThing = {
  kind: 'field' | 'object' | 'macros' | 'picture' | 'link';
  name?: string;
};

/**
 * Removes active content from a package: content that runs or fetches something when a document is opened. Lists of
 * known names decide what stays: parts that relationships of known types reach, elements of known namespaces, links to
 * the web, and fields that read only the document. Other fields leave the text that they show.
 *
 * @returns the removed content that a person may miss
 */
export function removeActive(opened: WordPackage) {
  const gone = removeRelationships(opened, (one) => !isPassive(opened, one));
  const texts = opened.paths().filter((path) => path.endsWith('.xml') && path !== contentTypes);
  const found = [...gone.flatMap(thingOf), ...texts.flatMap((path) => removeFrom(opened, path))];
  return [...new Map(found.map((one) => [one.name ?? one.kind, one])).values()];
}

function namesIn(list: string) {
  return new Set(list.trim().split(/\s+/));
}

// Relationship types. `data` and `text` stay: parts without and with markup of Word. The removal of `objects` is
// reported. The type `people` (authors of comments and changes) is removed without a report, as it prints nothing.
const data = namesIn('core-properties custom-properties font');
const text = namesIn(`
officeDocument extended-properties customXml customXmlProps styles stylesWithEffects numbering settings webSettings
fontTable theme themeOverride footnotes endnotes header footer comments commentsExtended commentsIds commentsExtensible
chart chartEx chartStyle chartColorStyle chartUserShapes
diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing
`);
const objects = namesIn('oleObject package control aFChunk subDocument');

function thingOf({ type, target, isOutside }: Relationship): ActiveThing[] {
  if (type === 'vbaProject') return [{ kind: 'macros' }];
  if (type === 'image') return [{ kind: 'picture', ...(isOutside && { name: target }) }];
  if (type === 'hyperlink') return [{ kind: 'link', name: target }];
  return objects.has(type) ? [{ kind: 'object' }] : [];
}

const linked = new RegExp(`^${harmlessAddress}`, 'i');

function isPassive(opened: WordPackage, { type, target, isOutside }: Relationship) {
  if (type === 'hyperlink') return linked.test(target);
  if (isOutside) return false;
  if (type === 'image') return isPicture(opened.content(target));
  return data.has(type) || (text.has(type) && target.endsWith('.xml'));
}

// The first bytes of a PNG, JPEG, GIF, BMP, TIFF, EMF or WMF, whatever its name. An SVG may go: Word keeps a PNG beside
// it.
const picture =
  /^(89504e470d0a1a0a|ffd8ff|4749463[89]|424d|49492a00|4d4d002a|01000000.{72}20454d46|d7cdc69a|0[12]000900)/;

function isPicture(content: Uint8Array) {
  const start = Array.from(content.subarray(0, 64), (byte) => byte.toString(16).padStart(2, '0'));
  return picture.test(start.join(''));
}

// Each type of relationships, with the attributes that may name it.
const named = new RegExp(
  `^(${`
hyperlink (hyperlink|hlink\\w+)@id
image (blip@embed|(imagedata|fill|stroke)@(id|pict))
header headerReference@id
footer footerReference@id
font embed\\w+@id
chart(Ex)? chart@id
chartUserShapes userShapes@id
diagram\\w+ relIds@\\w+
`
    .trim()
    .replaceAll('\n', '|')})$`,
);

// These elements stay without their relationship, as they show more than its target.
const showsMore = namesIn('hyperlink blip imagedata fill stroke');

// The beginnings of the known namespaces.
const namespaces = `
http://schemas.openxmlformats.org/
http://schemas.microsoft.com/office/
urn:schemas-microsoft-com:
http://purl.org/dc/
http://www.w3.org/XML
http://www.w3.org/2000/xmlns
http://www.w3.org/2001/XMLSchema
`
  .trim()
  .split('\n');

function isKnown(namespace: string) {
  return namespaces.some((start) => namespace.startsWith(start));
}

// Elements that fetch, run or lead somewhere without a relationship.
const active = namesIn(
  'mailMerge updateFields schemaLibrary smartTagType fldData entryMacro exitMacro webVideoPr signatureline HyperlinkBase',
);
const addresses = namesIn('src href althref imagesrc relid gfxdata action invalidUrl');

function removeFrom(opened: WordPackage, path: string): ActiveThing[] {
  const root = opened.xml(path);
  const types = new Map(relationshipsOf(opened, path).map(({ id, type }) => [id, type]));
  const all = elementsBelow(root);
  const edits: Edits = new Map();
  const codes = plainFields(all, edits, shownBy);
  let isChanged = false;
  for (const element of all) {
    const name = element.localName ?? '';
    if (!isKnown(element.namespaceURI ?? '') || active.has(name)) {
      edits.set(holderOf(element), []);
      continue;
    }
    for (const attribute of Array.from(element.attributes)) {
      const { localName, namespaceURI, value } = attribute;
      const isPointer = namespaceURI === r;
      const stays = isPointer
        ? value === '' || named.test(`${types.get(value)} ${name}@${localName}`)
        : !addresses.has(localName ?? '') && !/url\s*\(/i.test(value) && isKnown(namespaceURI ?? r);
      if (stays) continue;
      isChanged = true;
      element.removeAttributeNode(attribute);
      if (isPointer && !showsMore.has(name)) edits.set(holderOf(element), []);
    }
  }
  if (!isChanged && edits.size === 0) return [];
  rebuilt(root, edits);
  opened.save(path);
  const plain = codes.filter((code) => !shownBy(code));
  return plain.map((code) => ({
    kind: 'field',
    name: commandOf(code.replace(/[\ufffc\ufffd]/g, ' ')),
  }));
}

// The element to remove in place of another: the drawing or the extension around it, which must not stay empty.
function holderOf(element: Element) {
  const parent = element.parentNode as Element | null;
  if (parent?.localName === 'graphicData') return shapeOf(element);
  return closest(element, ['a:ext']) ?? element;
}
