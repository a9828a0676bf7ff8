import type { Element } from '@xmldom/xmldom';
import { child, elementsBelow, newElement, remove } from '../word/tree';
import { parseXml, type WordPackage } from './wordPackage';

/** The part that holds the text itself. */
export const body = 'word/document.xml';

// How the names of parts begin, and what Word calls what stands there.
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

export const isHeaderOrFooter = (path: string) => /^word\/(header|footer)\d*\.xml$/.test(path);

/** The first free name of its kind: `word/header1.xml`, `word/header2.xml` and so on. */
export function freePath(opened: WordPackage, first: string) {
  const taken = opened.paths().map((path) => path.toLowerCase());
  let path = first;
  for (let number = 2; taken.includes(path.toLowerCase()); number += 1) {
    path = first.replace(/1(\.\w+)$/, `${number}$1`);
  }
  return path;
}

const contentTypes = '[Content_Types].xml';

/** Adds a part, or puts another in its place, and says of what kind it is. */
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

/** Says of parts no more of what kind they are. */
export function undeclareContentTypes(opened: WordPackage, paths: readonly string[]) {
  const gone = new Set(paths.map((path) => `/${path}`.toLowerCase()));
  for (const one of elementsBelow(opened.xml(contentTypes), 'Override')) {
    if (gone.has((one.getAttribute('PartName') ?? '').toLowerCase())) {
      remove(one);
    }
  }
  opened.save(contentTypes);
}

/** Of what kind a part is, as its package says. */
export function contentTypeOf(opened: WordPackage, path: string) {
  const find = (attribute: string, value: string) =>
    elementsBelow(opened.xml(contentTypes)).find(
      (one) => one.getAttribute(attribute)?.toLowerCase() === value.toLowerCase(),
    );
  const found =
    find('PartName', `/${path}`) ?? find('Extension', path.slice(path.lastIndexOf('.') + 1));
  return found?.getAttribute('ContentType') ?? '';
}

/** How one part points at another, or at an address outside of the package. */
export type Relationship = ReturnType<typeof relationshipsOf>[number];

// The types of others are known by their whole address.
const knownTypes =
  /^http:\/\/(schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\/.*\//;
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

/** Where the relationships of a part stand; those of the package itself are of the part `''`. */
export function pathFor(part: string) {
  return part.replace(/([^/]*)$/, '_rels/$1.rels');
}

/** What a part points at; the package itself is `''`. */
export function relationshipsOf(opened: WordPackage, part: string) {
  const names = new Map(opened.paths().map((one) => [comparable(one), one]));
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
      target: names.get(comparable(target)) ?? target,
      /** Whether it names no part: an address, or a place in the document. */
      isOutside,
      element,
    };
  });
}

// With a scheme, as on a drive, or with a host, as on a share; or in the document itself.
const address = /^([a-z][\w+.-]*:|[\\/]{2}|#)/i;

function resolved(part: string, target: string) {
  try {
    const { pathname } = new URL(target.replaceAll('\\', '/'), `zip://host/${part}`);
    return pathname.replace(/^\/+/, '');
  } catch {
    return target;
  }
}

// Names compare without case, whether or not their signs are escaped (ECMA-376, part 2).
function comparable(path: string) {
  try {
    return decodeURIComponent(path.replaceAll('\\', '/')).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/** The part of a package that another points at by this type of relationship. */
export function targetOfType(opened: WordPackage, part: string, type: string) {
  const found = relationshipsOf(opened, part).find((one) => one.type === type && !one.isOutside);
  return found && opened.has(found.target) ? found.target : '';
}

/** The element that holds the text of a document. */
export function contentOf(opened: WordPackage) {
  const root = opened.xml(body);
  return child(root, 'w:body') ?? root;
}

/** The root of the part of this type that the body points at, e.g. its `styles`. */
export function rootOfType(opened: WordPackage, type: string) {
  const path = targetOfType(opened, body, type);
  return path ? opened.xml(path) : undefined;
}

/** Where the comments of a package stand, or would stand: Word names the part as it likes. */
export function commentsPath(opened: WordPackage) {
  return targetOfType(opened, body, 'comments') || 'word/comments.xml';
}

/**
 * Lets one part point at another, or at an address outside of the package.
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

/** Takes relationships of a part away, and gives them. */
export function removeRelationships(
  opened: WordPackage,
  part: string,
  isGone: (one: Relationship) => boolean,
) {
  const gone = relationshipsOf(opened, part).filter(isGone);
  for (const { element } of gone) remove(element);
  if (gone.length > 0) opened.save(pathFor(part));
  return gone;
}

/** Takes out the parts that nothing in the package points at any more. */
export function dropUnreached(opened: WordPackage) {
  const reached = new Set(['']);
  for (const part of reached) {
    for (const { target, isOutside } of relationshipsOf(opened, part)) {
      if (!isOutside) reached.add(target);
    }
  }
  const named = new Set(['[Content_Types].xml', ...reached, ...[...reached].map(pathFor)]);
  const gone = opened.paths().filter((path) => !named.has(path));
  for (const path of gone) opened.remove(path);
  if (gone.length > 0) undeclareContentTypes(opened, gone);
}
