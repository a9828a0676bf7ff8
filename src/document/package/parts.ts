import type { Element } from '@xmldom/xmldom';
import { child, elementsBelow, newElement, remove } from '../xml/tree';
import { parseXml, type WordPackage } from './wordPackage';

/** The name of the body, the part with the text of the document. */
export const body = 'word/document.xml';

// The beginning of a part's name, and the name of such a part in the menus of German Word.
const names = `
word/header Kopfzeile
word/footer Fusszeile
word/footnotes Fussnote
word/endnotes Endnote
word/comments Kommentar
word/diagrams/ SmartArt
word/charts/ Diagramm
customXml/ Deckblatt
docProps/ Eigenschaften
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The German name of a part of the package (`word/header1.xml` is «Kopfzeile»); the body is «Text». */
export function partName(path: string) {
  return names.find(([start = '']) => path.startsWith(start))?.[1] ?? 'Text';
}

/** True for the name of a header or footer, e.g. `word/header1.xml`. */
export const isHeaderOrFooter = (path: string) => /^word\/(header|footer)\d*\.xml$/.test(path);

/** The first part name of a kind that is free: `word/header1.xml`, `word/header2.xml` and so on. */
export function freePath(opened: WordPackage, first: string) {
  const taken = opened.paths().map((path) => path.toLowerCase());
  let path = first;
  for (let number = 2; taken.includes(path.toLowerCase()); number += 1) {
    path = first.replace(/1(\.\w+)$/, `${number}$1`);
  }
  return path;
}

/** The name of the part that declares the content types of all others. */
export const contentTypes = '[Content_Types].xml';

/** Adds or replaces a part, and declares its content type. */
export function addPart(
  opened: WordPackage,
  path: string,
  part: string | Uint8Array | Element,
  contentType: string,
) {
  opened.replace(path, part);
  if (contentTypeOf(opened, path) === contentType) return;
  undeclareContentTypes(opened, [path]);
  const root = opened.xml(contentTypes);
  const added = newElement(root, 'Override');
  added.setAttribute('PartName', `/${path}`);
  added.setAttribute('ContentType', contentType);
  root.appendChild(added);
  opened.save(contentTypes);
}

/** Removes the declared content types of these parts. */
function undeclareContentTypes(opened: WordPackage, paths: readonly string[]) {
  const gone = new Set(paths.map((path) => `/${path}`.toLowerCase()));
  for (const one of elementsBelow(opened.xml(contentTypes), 'Override')) {
    if (gone.has((one.getAttribute('PartName') ?? '').toLowerCase())) {
      remove(one);
    }
  }
  opened.save(contentTypes);
}

/** The content type of a part: its own, else that of its extension; an empty text when the package declares neither. */
export function contentTypeOf(opened: WordPackage, path: string) {
  const find = (attribute: string, value: string) =>
    elementsBelow(opened.xml(contentTypes)).find(
      (one) => one.getAttribute(attribute)?.toLowerCase() === value.toLowerCase(),
    );
  const found =
    find('PartName', `/${path}`) ?? find('Extension', path.slice(path.lastIndexOf('.') + 1));
  return found?.getAttribute('ContentType') ?? '';
}

/** A relationship of a part to another part, or to an address outside of the package. */
export type Relationship = ReturnType<typeof relationshipsOf>[number];

// Relationship types under these addresses are shortened to their last part. Other types keep their whole address.
const knownTypes =
  /^http:\/\/(schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\/.*\//;
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

/** The name of the part that holds the relationships of a part; `''` is the package itself. */
export function pathFor(part: string) {
  return part.replace(/([^/]*)$/, '_rels/$1.rels');
}

/** The relationships of a part, in their order; `''` is the package itself. */
export function relationshipsOf(opened: WordPackage, part: string) {
  const path = pathFor(part);
  const elements = opened.has(path)
    ? opened.xml(path).getElementsByTagNameNS('*', 'Relationship')
    : [];
  return Array.from(elements, (element: Element) => {
    const written = element.getAttribute('Target') ?? '';
    const isOutside =
      (element.getAttribute('TargetMode') ?? 'Internal') !== 'Internal' || address.test(written);
    const target = isOutside ? written : resolved(part, written);
    return {
      id: element.getAttribute('Id') ?? '',
      /** The last part of the type's address, e.g. `header`, `image`, `hyperlink`. */
      type: (element.getAttribute('Type') ?? '').replace(knownTypes, ''),
      /** The name of the part, the address, or a place in the document itself (`#here`). */
      target: isOutside ? target : opened.named(target),
      /** True when `target` is no part: an address, or a place in the document. */
      isOutside,
      element,
    };
  });
}

// An address with a scheme or on a drive (`C:`), one on a share (`\\host`), or a place in the document (`#here`).
const address = /^([a-z][\w+.-]*:|[\\/]{2}|#)/i;

function resolved(part: string, target: string) {
  try {
    const { pathname } = new URL(target.replaceAll('\\', '/'), `zip://host/${part}`);
    return pathname.replace(/^\/+/, '');
  } catch {
    return target;
  }
}

/** The name of the part to which another part has a relationship of this type; an empty text when there is none. */
export function targetOfType(opened: WordPackage, part: string, type: string) {
  const found = relationshipsOf(opened, part).find((one) => one.type === type && !one.isOutside);
  return found && opened.has(found.target) ? found.target : '';
}

/** The `w:body` of a document; the root of the part where there is none. */
export function contentOf(opened: WordPackage) {
  const root = opened.xml(body);
  return child(root, 'w:body') ?? root;
}

/** The root of the part to which the body has a relationship of this type, e.g. `styles`. */
export function rootOfType(opened: WordPackage, type: string) {
  const path = targetOfType(opened, body, type);
  return path ? opened.xml(path) : undefined;
}

/** The name of the part with the comments, or `word/comments.xml` where there is none. Word may use any name. */
export function commentsPath(opened: WordPackage) {
  return targetOfType(opened, body, 'comments') || 'word/comments.xml';
}

/**
 * Adds a relationship from a part to another part, or to an address outside of the package.
 *
 * @returns the id of the relationship
 */
export function addRelationship(
  opened: WordPackage,
  part: string,
  type: string,
  target: string,
  { isOutside = false } = {},
) {
  const path = pathFor(part);
  const root = opened.has(path)
    ? opened.xml(path)
    : parseXml(`<Relationships xmlns="${packageTypes}"/>`);
  const known = relationshipsOf(opened, part).map(({ id }) => id);
  let number = known.length + 1;
  while (known.includes(`rId${number}`)) number += 1;
  const id = `rId${number}`;
  const added = newElement(root, 'Relationship');
  added.setAttribute('Id', id);
  added.setAttribute('Type', `${officeTypes}/${type}`);
  const folder = part.replace(/[^/]*$/, '');
  const inside = target.startsWith(folder) ? target.slice(folder.length) : `/${target}`;
  added.setAttribute('Target', isOutside ? target : inside);
  if (isOutside) added.setAttribute('TargetMode', 'External');
  root.appendChild(added);
  addPart(opened, path, root, relationshipsType);
  return id;
}

/**
 * Removes the relationships that `isGone` chooses, then the parts that no other relationship reaches, directly or through
 * other parts.
 *
 * @returns the removed relationships
 */
export function removeRelationships(
  opened: WordPackage,
  isGone: (one: Relationship) => boolean,
): Relationship[] {
  const removed: Relationship[] = [];
  const reached = new Set(['']);
  for (const part of reached) {
    const all = relationshipsOf(opened, part);
    const gone = new Set(all.filter(isGone));
    for (const one of all) {
      if (gone.has(one)) remove(one.element);
      else if (!one.isOutside) reached.add(one.target);
    }
    if (gone.size > 0) opened.save(pathFor(part));
    removed.push(...gone);
  }
  const named = new Set([contentTypes, ...reached, ...[...reached].map(pathFor)]);
  const unreached = opened.paths().filter((path) => !named.has(path));
  for (const path of unreached) opened.remove(path);
  if (unreached.length > 0) undeclareContentTypes(opened, unreached);
  return removed;
}
