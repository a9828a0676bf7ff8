import type { Element } from '@xmldom/xmldom';
import { child, elementsBelow, elementsIn, newElement, remove } from '../xml/tree';
import { parseXml, type WordPackage } from './wordPackage';

/** The name of the body. The body is the part with the text of the document. */
export const bodyPath = 'word/document.xml';

// Each line holds the beginning of a part's name, and what a user of German Word calls such a part.
const partNames = `
word/header Kopfzeile
word/footer Fusszeile
word/footnotes Fussnote
word/endnotes Endnote
word/diagrams/ SmartArt
word/charts/ Diagramm
docProps/ Eigenschaften
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The German name of a part: «Kopfzeile» for `word/header1.xml`. The body and all unknown parts are «Text». */
export function partName(path: string) {
  return partNames.find(([start = '']) => path.startsWith(start))?.[1] ?? 'Text';
}

/**
 * The first name that no part of the package has. When `first` is `word/header1.xml`, the names `word/header1.xml`,
 * `word/header2.xml` and so on are tried.
 */
export function freePath(opened: WordPackage, first: string) {
  let path = first;
  for (let number = 2; opened.has(opened.named(path)); number += 1) {
    path = first.replace(/1(\.\w+)$/, `${number}$1`);
  }
  return path;
}

/** The name of the part that declares the content types of all other parts. */
export const contentTypesPath = '[Content_Types].xml';

/** Adds or replaces a part, and declares the content type of the part. */
export function addPart(
  opened: WordPackage,
  path: string,
  part: string | Uint8Array | Element,
  contentType: string,
) {
  opened.replace(path, part);
  if (contentTypeOf(opened, path) === contentType) return;
  const root = opened.xml(contentTypesPath);
  const override = overrideOf(opened, path) ?? newElement(root, 'Override');
  override.setAttribute('PartName', `/${path}`);
  override.setAttribute('ContentType', contentType);
  root.appendChild(override);
  opened.save(contentTypesPath);
}

/** The element that declares the content type of this part alone, if any. */
function overrideOf(opened: WordPackage, path: string) {
  return declarationOf(opened, 'PartName', `/${path}`);
}

function declarationOf(opened: WordPackage, attribute: string, value: string) {
  return elementsBelow(opened.xml(contentTypesPath)).find(
    (one) => one.getAttribute(attribute)?.toLowerCase() === value.toLowerCase(),
  );
}

/**
 * The content type that a package declares for a part, or else for the extension of the part's name. Empty when there
 * is neither.
 */
export function contentTypeOf(opened: WordPackage, path: string) {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const found = overrideOf(opened, path) ?? declarationOf(opened, 'Extension', extension);
  return found?.getAttribute('ContentType') ?? '';
}

/** A relationship of a part to another part, or to an address outside of the package. */
export type Relationship = ReturnType<typeof relationshipsOf>[number];

// The beginning of a known relationship type. `relationshipsOf` removes this beginning:
// `http://schemas.openxmlformats.org/officeDocument/2006/relationships/image` becomes `image`.
const knownTypes =
  /^http:\/\/(schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\/.*\//;
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

/** The name of the part that holds the relationships of `part`. For the package itself, `part` is an empty text. */
export function relationshipsPath(part: string) {
  return part.replace(/([^/]*)$/, '_rels/$1.rels');
}

/** The relationships of a part, in the order of the file. For the package itself, `part` is an empty text. */
export function relationshipsOf(opened: WordPackage, part: string) {
  const path = relationshipsPath(part);
  const elements = opened.has(path)
    ? opened.xml(path).getElementsByTagNameNS('*', 'Relationship')
    : [];
  return Array.from(elements, (element: Element) => {
    const written = element.getAttribute('Target') ?? '';
    const isOutside =
      element.getAttribute('TargetMode') === 'External' || otherTarget.test(written);
    return {
      id: element.getAttribute('Id') ?? '',
      /**
       * The end of the type's address, e.g. `header`, `image`, `hyperlink`. For an unknown type, `type` is the whole
       * address.
       */
      type: (element.getAttribute('Type') ?? '').replace(knownTypes, ''),
      /** The name of a part, an address outside of the package, or a position in the document itself (`#here`). */
      target: isOutside ? written : opened.named(resolveTarget(part, written)),
      /** True when `target` is an address or a position in the document, and not the name of a part. */
      isOutside,
      element,
    };
  });
}

// Matches the beginning of a target that is no name of a part: a scheme (`https:`), a drive (`C:`), a share (`\\host`),
// or the `#` of a position in the document (`#here`).
const otherTarget = /^([a-z][\w+.-]*:|[\\/]{2}|#)/i;

function resolveTarget(part: string, target: string) {
  try {
    const { pathname } = new URL(target.replaceAll('\\', '/'), `zip://host/${part}`);
    return pathname.replace(/^\/+/, '');
  } catch {
    return target;
  }
}

/**
 * The names of the parts to which `part` has relationships of these types, in the order of `types`. `openPackage`
 * refuses a relationship to a missing part.
 *
 * @param types the types, separated by spaces, e.g. `header footer`
 */
export function pathsOf(opened: WordPackage, types: string, part = bodyPath) {
  const inside = relationshipsOf(opened, part).filter(({ isOutside }) => !isOutside);
  return types
    .split(' ')
    .flatMap((type) => inside.flatMap((one) => (one.type === type ? one.target : [])));
}

/** The element `w:body` of a document. The result is the root of `word/document.xml` when there is no `w:body`. */
export function bodyElement(opened: WordPackage) {
  const root = opened.xml(bodyPath);
  return child(root, 'w:body') ?? root;
}

/**
 * The sections (`w:sectPr`) of a document, in document order. An empty `w:sectPr` is added to a body that does not end
 * with a `w:sectPr`.
 */
export function sectionsOf(opened: WordPackage) {
  const content = bodyElement(opened);
  const last = elementsIn(content).at(-1);
  if (last?.nodeName !== 'w:sectPr') content.appendChild(newElement(content, 'w:sectPr'));
  return elementsBelow(content, 'w:sectPr').filter(
    ({ parentNode }) => parentNode === content || parentNode?.nodeName === 'w:pPr',
  );
}

/**
 * The root of the part to which the body has a relationship of this type, e.g. `styles`. The result is undefined when
 * there is no such part.
 */
export function rootOfType(opened: WordPackage, type: string) {
  const [path] = pathsOf(opened, type);
  return path === undefined ? undefined : opened.xml(path);
}

/**
 * Adds a relationship from a part to another part, or to an address outside of the package.
 *
 * @param type the end of the type's address, e.g. `header`
 * @param target the name of a part in the package. Any other text is an address.
 * @returns the id of the relationship
 */
export function addRelationship(opened: WordPackage, part: string, type: string, target: string) {
  const path = relationshipsPath(part);
  const root = opened.has(path)
    ? opened.xml(path)
    : parseXml(`<Relationships xmlns="${packageTypes}"/>`);
  const takenIds = relationshipsOf(opened, part).map(({ id }) => id);
  let number = takenIds.length + 1;
  while (takenIds.includes(`rId${number}`)) number += 1;
  const id = `rId${number}`;
  const added = newElement(root, 'Relationship');
  added.setAttribute('Id', id);
  added.setAttribute('Type', `${officeTypes}/${type}`);
  const folder = part.replace(/[^/]*$/, '');
  const inside = target.startsWith(folder) ? target.slice(folder.length) : `/${target}`;
  added.setAttribute('Target', opened.has(target) ? inside : target);
  if (!opened.has(target)) added.setAttribute('TargetMode', 'External');
  root.appendChild(added);
  addPart(opened, path, root, relationshipsType);
  return id;
}

/**
 * Removes each relationship for which `isToRemove` returns true. Then removes each part that the package no longer
 * reaches through relationships.
 *
 * @returns the removed relationships
 */
export function removeRelationships(
  opened: WordPackage,
  isToRemove: (one: Relationship) => boolean,
): Relationship[] {
  const removed: Relationship[] = [];
  const reached = new Set(['']);
  for (const part of reached) {
    const all = relationshipsOf(opened, part);
    const chosen = new Set(all.filter(isToRemove));
    for (const one of all) {
      if (chosen.has(one)) remove(one.element);
      else if (!one.isOutside) reached.add(one.target);
    }
    if (chosen.size > 0) opened.save(relationshipsPath(part));
    removed.push(...chosen);
  }
  const named = new Set([contentTypesPath, ...reached, ...[...reached].map(relationshipsPath)]);
  const unreached = opened.paths().filter((path) => !named.has(path));
  for (const path of unreached) {
    opened.remove(path);
    const override = overrideOf(opened, path);
    if (override) remove(override);
    opened.save(contentTypesPath);
  }
  return removed;
}
