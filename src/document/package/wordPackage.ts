import type PizZip from 'pizzip';
import {
  child,
  type Element,
  elementsBelow,
  elementsIn,
  newElement,
  relationshipNamespace,
  remove,
  valOf,
} from '../xml/tree';
import { createParts, parseXml } from './parts';

/** The name of the body, the part with the text of the document. */
export const bodyPath = 'word/document.xml';

/** The name of the part that declares the content types of all other parts. */
export const contentTypesPath = '[Content_Types].xml';

/** A Word file as its parts. All parts are read and changed through the package, which owns the zip. */
export type WordPackage = ReturnType<typeof createPackage>;

/** A relationship of a part to another part, to an address outside of the package, or to a position in the document. */
export type Relationship = ReturnType<WordPackage['relationshipsOf']>[number];

/** Makes a package of a zip. The package has the functions of `createParts` and the functions of this file. */
export function createPackage(zip: PizZip, packed?: Uint8Array) {
  const parts = createParts(zip, packed);
  const { has, named, paths, replace, save, xml } = parts;

  /**
   * The first name that no part of the package has. When `first` is `word/header1.xml`, the names `word/header1.xml`,
   * `word/header2.xml` and so on are tried.
   */
  function freePath(first: string) {
    let path = first;
    for (let number = 2; has(named(path)); number += 1) {
      path = first.replace(/1(\.\w+)$/, `${number}$1`);
    }
    return path;
  }

  /** Adds or replaces a part, and declares the content type of the part. */
  function addPart(path: string, part: string | Uint8Array | Element, contentType: string) {
    replace(path, part);
    if (contentTypeOf(path) === contentType) return;
    const root = xml(contentTypesPath);
    const override = overrideOf(path) ?? newElement(root, 'Override');
    override.setAttribute('PartName', `/${path}`);
    override.setAttribute('ContentType', contentType);
    root.appendChild(override);
    save(contentTypesPath);
  }

  /** The `Override` element that declares the content type of this part, if any. */
  function overrideOf(path: string) {
    return declarationOf('PartName', `/${path}`);
  }

  function declarationOf(attribute: string, value: string) {
    return elementsBelow(xml(contentTypesPath)).find(
      (one) => valOf(one, attribute).toLowerCase() === value.toLowerCase(),
    );
  }

  /**
   * The content type that the package declares for a part, or else for the extension of the part's name. The result is
   * an empty text when the package declares neither.
   */
  function contentTypeOf(path: string) {
    const extension = path.slice(path.lastIndexOf('.') + 1);
    return valOf(overrideOf(path) ?? declarationOf('Extension', extension), 'ContentType');
  }

  /** The relationships of a part, in the order of the file. For the package itself, `part` is an empty text. */
  function relationshipsOf(part: string) {
    const path = relationshipsPath(part);
    const elements = has(path) ? xml(path).getElementsByTagNameNS('*', 'Relationship') : [];
    return Array.from(elements, (element: Element) => {
      const written = valOf(element, 'Target');
      const isOutside = valOf(element, 'TargetMode') === 'External' || otherTarget.test(written);
      return {
        id: valOf(element, 'Id'),
        /**
         * The end of the type's address, e.g. `header`, `image`, `hyperlink`. An address that does not match
         * `knownTypes` stays whole.
         */
        type: valOf(element, 'Type').replace(knownTypes, ''),
        /** The name of a part, an address outside of the package, or a position in the document itself (`#here`). */
        target: isOutside ? written : named(resolveTarget(part, written)),
        /** True when `target` is an address or a position in the document, and not the name of a part. */
        isOutside,
        element,
      };
    });
  }

  /**
   * The names of the parts to which `part` has relationships of these types, in the order of `types`. All these parts
   * exist, because `openPackage` refuses a relationship to a missing part.
   *
   * @param types the types, separated by spaces, e.g. `header footer`
   */
  function pathsOf(types: string, part = bodyPath) {
    const inside = relationshipsOf(part).filter(({ isOutside }) => !isOutside);
    return types
      .split(' ')
      .flatMap((type) => inside.flatMap((one) => (one.type === type ? one.target : [])));
  }

  /**
   * The root of the part to which the body has a relationship of this type, e.g. `styles`. For a missing part, the
   * result is undefined.
   */
  function rootOfType(type: string) {
    return pathsOf(type).map(xml)[0];
  }

  /**
   * The names of the parts that docxtemplater compiles, even if a part has no tags. Parts whose content type only a
   * `Default` declares are left out, although docxtemplater compiles these parts. The body is first, and the other
   * names are sorted.
   */
  function compiledPaths() {
    const paths = elementsBelow(xml(contentTypesPath), 'Override')
      .filter((one) =>
        compiledTypes.some((type) => valOf(one, 'ContentType').endsWith(`.${type}+xml`)),
      )
      .map((one) => valOf(one, 'PartName').slice(1));
    return [bodyPath, ...paths.filter((path) => path !== bodyPath && has(path)).sort()];
  }

  /** The element `w:body` of a document. The result is the root of `word/document.xml` when there is no `w:body`. */
  function body() {
    const root = xml(bodyPath);
    return child(root, 'w:body') ?? root;
  }

  /**
   * The sections (`w:sectPr`) of a document, in document order. An empty `w:sectPr` is added to a body that does not
   * end with a `w:sectPr`.
   */
  function sections() {
    const content = body();
    const last = elementsIn(content).at(-1);
    if (last?.nodeName !== 'w:sectPr') content.appendChild(newElement(content, 'w:sectPr'));
    return elementsBelow(content, 'w:sectPr').filter(
      ({ parentNode }) => parentNode === content || parentNode?.nodeName === 'w:pPr',
    );
  }

  /**
   * Adds a relationship from a part to another part, or to an address outside of the package.
   *
   * @param type the end of the type's address, e.g. `header`
   * @param target the name of a part in the package. Any other text is an address.
   * @returns the id of the relationship
   */
  function addRelationship(part: string, type: string, target: string) {
    const path = relationshipsPath(part);
    const root = has(path)
      ? xml(path)
      : parseXml(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
        );
    const takenIds = relationshipsOf(part).map(({ id }) => id);
    let number = takenIds.length + 1;
    while (takenIds.includes(`rId${number}`)) number += 1;
    const id = `rId${number}`;
    const added = newElement(root, 'Relationship');
    added.setAttribute('Id', id);
    added.setAttribute('Type', `${relationshipNamespace}/${type}`);
    const folder = part.replace(/[^/]*$/, '');
    const inside = target.startsWith(folder) ? target.slice(folder.length) : `/${target}`;
    added.setAttribute('Target', has(target) ? inside : target);
    if (!has(target)) added.setAttribute('TargetMode', 'External');
    root.appendChild(added);
    addPart(path, root, 'application/vnd.openxmlformats-package.relationships+xml');
    return id;
  }

  /**
   * Removes each relationship for which `isToRemove` returns true. Then removes each part that the package no longer
   * reaches through relationships.
   *
   * @returns the removed relationships
   */
  function removeRelationships(isToRemove: (one: Relationship) => boolean) {
    const removed: Relationship[] = [];
    const reached = new Set(['']);
    // The loop adds parts to `reached`, and visits the added parts as well.
    for (const part of reached) {
      const chosen = relationshipsOf(part).filter(isToRemove);
      for (const { element } of chosen) remove(element);
      if (chosen.length > 0) save(relationshipsPath(part));
      removed.push(...chosen);
      for (const one of relationshipsOf(part)) if (!one.isOutside) reached.add(one.target);
    }
    const known = new Set([contentTypesPath, ...reached, ...[...reached].map(relationshipsPath)]);
    for (const path of paths().filter((one) => !known.has(one))) {
      parts.remove(path);
      const override = overrideOf(path);
      if (override) remove(override);
      save(contentTypesPath);
    }
    return removed;
  }

  return {
    ...parts,
    freePath,
    addPart,
    contentTypeOf,
    relationshipsOf,
    pathsOf,
    rootOfType,
    compiledPaths,
    body,
    sections,
    addRelationship,
    removeRelationships,
  };
}

// docxtemplater 3.71 compiles comments, and the parts whose content type ends with one of these names. The module
// `settings` in `docxtemplater.ts` excludes comments.
const compiledTypes =
  'main header footer footnotes settings core-properties extended-properties custom-properties diagramData diagramDrawing'.split(
    ' ',
  );

// Matches the beginning that `relationshipsOf` removes:
// `http://schemas.openxmlformats.org/officeDocument/2006/relationships/image` becomes `image`.
const knownTypes =
  /^http:\/\/(schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\/.*\//;

/** The name of the part that holds the relationships of `part`. For the package itself, `part` is an empty text. */
export function relationshipsPath(part: string) {
  return part.replace(/([^/]*)$/, '_rels/$1.rels');
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
