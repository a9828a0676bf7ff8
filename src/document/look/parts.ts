import type { Document, Element } from '@xmldom/xmldom';
import { parseXml } from '../package/parseXml';
import {
  addRelationship,
  addPart as addTyped,
  body,
  freePath,
  pathFor,
  type Relationship,
  relationshipsOf,
  removeRelationships,
  targetOfType,
  undeclareContentTypes,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { elementsBelow, r, w } from '../word/tree';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The parts that carry the look of a Word file, by the type of the relationship that leads to them. */
const kinds = {
  styles: { path: 'word/styles.xml', contentType: `${word}.styles+xml` },
  numbering: { path: 'word/numbering.xml', contentType: `${word}.numbering+xml` },
  settings: { path: 'word/settings.xml', contentType: `${word}.settings+xml` },
  fontTable: { path: 'word/fontTable.xml', contentType: `${word}.fontTable+xml` },
  header: { path: 'word/header1.xml', contentType: `${word}.header+xml` },
  footer: { path: 'word/footer1.xml', contentType: `${word}.footer+xml` },
  theme: {
    path: 'word/theme/theme1.xml',
    contentType: 'application/vnd.openxmlformats-officedocument.theme+xml',
  },
};

export type PartKind = keyof typeof kinds;

export type XmlPart = { path: string; document: Document; root: Element };

/** The part of a kind that the body points at, if there is one. */
export function lookPart(opened: WordPackage, kind: PartKind): XmlPart | undefined {
  const path = targetOfType(opened, body, kind);
  return path === undefined ? undefined : xmlPart(path, opened.xml(path));
}

/** The part of a kind; where there is none, an empty one is added. */
export function partOrNew(opened: WordPackage, kind: 'numbering' | 'settings' | 'fontTable') {
  const name = kind === 'fontTable' ? 'fonts' : kind;
  return lookPart(opened, kind) ?? addPart(opened, kind, parseXml(`<w:${name} xmlns:w="${w}"/>`));
}

/** Adds a part of a kind under a name that is free, and lets the body point at it. */
export function addPart(opened: WordPackage, kind: PartKind, document: Document): XmlPart {
  const path = freePath(opened, kinds[kind].path);
  addTyped(opened, path, document, kinds[kind].contentType);
  addRelationship(opened, body, kind, path);
  return xmlPart(path, document);
}

/** Takes out parts that the body points at, and the pictures that only they show. */
export function removeParts(opened: WordPackage, paths: readonly string[]): void {
  const pictures = paths.flatMap((path) => relationshipsOf(opened, path).filter(isPicture));
  for (const path of paths) {
    opened.remove(path);
    opened.remove(pathFor(path));
  }
  removeRelationships(opened, body, ({ target }) => paths.includes(target));
  undeclareContentTypes(opened, paths);
  removeUnshown(opened, pictures);
}

/** Takes out the pictures that a part points at and does not show any more. */
export function removeUnusedPictures(opened: WordPackage, { path, root }: XmlPart): void {
  const attributes = elementsBelow(root).flatMap((element) => Array.from(element.attributes));
  const ids = new Set(
    attributes.filter(({ namespaceURI }) => namespaceURI === r).map(({ value }) => value),
  );
  const unused = relationshipsOf(opened, path).filter((one) => isPicture(one) && !ids.has(one.id));
  removeRelationships(opened, path, ({ id }) => unused.some((one) => one.id === id));
  removeUnshown(opened, unused);
}

function removeUnshown(opened: WordPackage, pictures: readonly Relationship[]): void {
  const parts = opened.paths().filter((path) => !path.endsWith('.rels'));
  const shown = new Set(
    parts.flatMap((path) => relationshipsOf(opened, path).map(({ target }) => target)),
  );
  const gone = pictures.map(({ target }) => target).filter((path) => !shown.has(path));
  for (const path of gone) opened.remove(path);
  undeclareContentTypes(opened, gone);
}

function isPicture({ type, isOutside }: Relationship): boolean {
  return type === 'image' && !isOutside;
}

/** A part as the trees of a look are handed on. */
export function xmlPart(path: string, document: Document): XmlPart {
  const root = document.documentElement;
  if (!root) throw new Error(`${path} has no element`);
  return { path, document, root };
}
