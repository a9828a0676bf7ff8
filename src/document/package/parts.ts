import type { Document, Element } from '@xmldom/xmldom';
import { parseXml } from './parseXml';
import type { WordPackage } from './wordPackage';

/** The part that holds the text itself. */
export const body = 'word/document.xml';

/** What docxtemplater fills in a package, as it says itself. */
export type FilledParts = {
  /** The names of the parts, the body first. */
  paths: readonly string[];
  /** The names of the elements whose text it reads, in whatever part. */
  textElements: ReadonlySet<string>;
};

const names: readonly (readonly [RegExp, string])[] = [
  [/^word\/header\d*\.xml$/, 'Kopfzeile'],
  [/^word\/footer\d*\.xml$/, 'Fusszeile'],
  [/^word\/footnotes\d*\.xml$/, 'Fussnote'],
  [/^word\/endnotes\d*\.xml$/, 'Endnote'],
  [/^word\/comments\d*\.xml$/, 'Kommentar'],
  [/^word\/diagrams\//, 'SmartArt'],
  [/^word\/charts\//, 'Diagramm'],
  [/^customXml\//, 'Deckblatt'],
  [/^docProps\//, 'Eigenschaften'],
];

/** The German name of a part of the package (`word/header1.xml` is «Kopfzeile»); the body is «Text». */
export function partName(path: string): string {
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'Text';
}

/** The first free name of its kind: `word/header1.xml`, `word/header2.xml` and so on. */
export function freePath(opened: WordPackage, first: string): string {
  const taken = new Set(opened.paths().map((path) => path.toLowerCase()));
  let number = 1;
  let path = first;
  while (taken.has(path.toLowerCase())) {
    number += 1;
    path = first.replace(/1(\.\w+)$/, `${number}$1`);
  }
  return path;
}

const contentTypes = '[Content_Types].xml';

/** Adds a part, or puts another in its place, and says of what kind it is. */
export function addPart(
  opened: WordPackage,
  path: string,
  part: string | Document | Uint8Array,
  contentType: string,
): void {
  opened.replace(path, part);
  if (contentTypeOf(opened, path) === contentType) return;
  undeclareContentTypes(opened, [path]);
  const document = opened.xml(contentTypes);
  const root = document.documentElement;
  if (!root) return;
  const added = document.createElementNS(root.namespaceURI, 'Override');
  added.setAttribute('PartName', `/${path}`);
  added.setAttribute('ContentType', contentType);
  root.appendChild(added);
  opened.replace(contentTypes, document);
}

/** Says of parts no more of what kind they are. */
export function undeclareContentTypes(opened: WordPackage, paths: readonly string[]): void {
  const gone = new Set(paths.map((path) => `/${path}`.toLowerCase()));
  const document = opened.xml(contentTypes);
  for (const one of Array.from(document.getElementsByTagName('Override'))) {
    if (gone.has((one.getAttribute('PartName') ?? '').toLowerCase())) {
      one.parentNode?.removeChild(one);
    }
  }
  opened.replace(contentTypes, document);
}

/** Of what kind a part is, as its package says. */
export function contentTypeOf(opened: WordPackage, path: string): string | undefined {
  const document = opened.xml(contentTypes);
  const find = (element: string, attribute: string, value: string) =>
    Array.from(document.getElementsByTagName(element)).find(
      (one) => one.getAttribute(attribute)?.toLowerCase() === value.toLowerCase(),
    );
  const found =
    find('Override', 'PartName', `/${path}`) ??
    find('Default', 'Extension', path.slice(path.lastIndexOf('.') + 1));
  return found?.getAttribute('ContentType') ?? undefined;
}

/** How one part points at another, or at an address outside of the package. */
export type Relationship = {
  id: string;
  /** The last part of the type's address, e.g. `header`, `image`, `hyperlink`. */
  type: string;
  /** The name of the part, or the address. */
  target: string;
  isOutside: boolean;
};

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

/** What a part points at; the package itself is `''`. */
export function relationshipsOf(opened: WordPackage, part: string): Relationship[] {
  const path = pathFor(part);
  if (!opened.has(path)) return [];
  const paths = new Map(opened.paths().map((one) => [comparable(one), one]));
  const nameOf = (target: string) => paths.get(comparable(target)) ?? target;
  return Array.from(opened.xml(path).getElementsByTagName('Relationship'), (element) => {
    const target = element.getAttribute('Target') ?? '';
    const isOutside = element.getAttribute('TargetMode') === 'External';
    return {
      id: element.getAttribute('Id') ?? '',
      type: (element.getAttribute('Type') ?? '').replace(/^.*\//, ''),
      target: isOutside ? target : nameOf(targetOf(path, element) ?? target),
      isOutside,
    };
  });
}

/** The part of a package that another points at by this type of relationship. */
export function targetOfType(opened: WordPackage, part: string, type: string): string | undefined {
  const found = relationshipsOf(opened, part).find((one) => one.type === type && !one.isOutside);
  return found && opened.has(found.target) ? found.target : undefined;
}

/** The root of the part of this type that the body points at, e.g. its `styles`. */
export function rootOfType(opened: WordPackage, type: string): Element | undefined {
  const path = targetOfType(opened, body, type);
  return (path && opened.xml(path).documentElement) || undefined;
}

/** Where the comments of a package stand, or would stand: Word names the part as it likes. */
export function commentsPath(opened: WordPackage): string {
  return targetOfType(opened, body, 'comments') ?? 'word/comments.xml';
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
): string {
  const path = pathFor(part);
  const document = opened.has(path)
    ? opened.xml(path)
    : parseXml(`<Relationships xmlns="${packageTypes}"/>`);
  const known = new Set(
    Array.from(document.getElementsByTagName('Relationship'), (one) => one.getAttribute('Id')),
  );
  let number = known.size + 1;
  while (known.has(`rId${number}`)) number += 1;
  const id = `rId${number}`;
  const added = document.createElementNS(packageTypes, 'Relationship');
  added.setAttribute('Id', id);
  added.setAttribute('Type', `${officeTypes}/${type}`);
  const folder = part.replace(/[^/]*$/, '');
  const inside = target.startsWith(folder) ? target.slice(folder.length) : `/${target}`;
  added.setAttribute('Target', isOutside ? target : inside);
  if (isOutside) added.setAttribute('TargetMode', 'External');
  document.documentElement?.appendChild(added);
  addPart(opened, path, document, relationshipsType);
  return id;
}

/** Takes relationships of a part away. */
export function removeRelationships(
  opened: WordPackage,
  part: string,
  isGone: (one: Relationship) => boolean,
): void {
  const path = pathFor(part);
  const gone = relationshipsOf(opened, part).filter(isGone);
  if (gone.length === 0) return;
  const document = opened.xml(path);
  const ids = new Set(gone.map(({ id }) => id));
  for (const element of Array.from(document.getElementsByTagName('Relationship'))) {
    if (ids.has(element.getAttribute('Id') ?? '')) element.parentNode?.removeChild(element);
  }
  opened.replace(path, document);
}

/** Where the relationships of a part stand. */
export function pathFor(part: string): string {
  return part.replace(/([^/]*)$/, '_rels/$1.rels');
}

/** The relationships in a part (`…/_rels/….rels`) that point at parts of the package itself. */
export function relationshipsIn(opened: WordPackage, path: string): Element[] {
  return Array.from(opened.xml(path).getElementsByTagName('Relationship')).filter(
    (relationship) => relationship.getAttribute('TargetMode') !== 'External',
  );
}

/**
 * The name of the part that a relationship points at; a link to a place in the document itself points
 * at none.
 *
 * @param path the part in which the relationship stands
 * @throws TypeError when its target is no address
 */
export function targetOf(path: string, relationship: Element): string | undefined {
  const target = (relationship.getAttribute('Target') ?? '').replaceAll('\\', '/');
  if (target.startsWith('#')) return undefined;
  const folder = path.slice(0, path.lastIndexOf('_rels/'));
  return new URL(target, `zip://host/${folder}`).pathname.replace(/^\/+/, '');
}

/** A name of a part as names compare: without case, whether or not its signs are escaped (ECMA-376, part 2). */
export function comparable(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/(%[0-9a-f]{2})+/gi, decoded)
    .toLowerCase();
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
