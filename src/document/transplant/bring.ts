import type { Element } from '@xmldom/xmldom';
import {
  addPart,
  addRelationship,
  body,
  contentTypeOf,
  freePath,
  pathFor,
  type Relationship,
  relationshipsOf,
  targetOfType,
  undeclareContentTypes,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { child, elementsBelow, r } from '../word/tree';

/** The parts that the body points at by these types of relationships. */
export function pathsOf(opened: WordPackage, types: readonly string[]): string[] {
  return types.flatMap((type) => targetOfType(opened, body, type) ?? []);
}

/** The root of a part's tree. */
export function rootOf(opened: WordPackage, path: string): Element {
  const root = opened.xml(path).documentElement;
  if (!root) throw new Error(`${path} has no element`);
  return root;
}

/** The element that holds the text of a document. */
export function contentOf(opened: WordPackage): Element {
  const root = rootOf(opened, body);
  return child(root, 'w:body') ?? root;
}

/** Writes the tree of a part, which was changed, into its package. */
export function save(opened: WordPackage, path: string): void {
  opened.replace(path, opened.xml(path));
}

export type Bringer = {
  /**
   * Lets all that an element of one part names by relationships come over: the element stands in a part of
   * the other package now.
   */
  relink(root: Element, path: string, newPath: string): void;
  /** Puts a part in the place of the one that the other body points at in the same way. */
  takePart(type: string): void;
};

/**
 * Brings what the parts of one package point at into another: headers, footers, pictures and addresses. A
 * picture that is there already is not brought again.
 */
export function bringer(from: WordPackage, to: WordPackage): Bringer {
  const brought = new Map<string, string>();

  function relink(root: Element, path: string, newPath: string): void {
    const pointed = new Map(relationshipsOf(from, path).map((one) => [one.id, one]));
    const ids = new Map<string, string>();
    for (const element of [root, ...elementsBelow(root)]) {
      for (const attribute of Array.from(element.attributes)) {
        const found = attribute.namespaceURI === r && pointed.get(attribute.value);
        if (!found) continue;
        const id = ids.get(found.id) ?? point(newPath, found);
        ids.set(found.id, id);
        attribute.value = id;
      }
    }
  }

  function point(part: string, { type, target, isOutside }: Relationship): string {
    return addRelationship(to, part, type, isOutside ? target : bring(type, target), { isOutside });
  }

  function bring(type: string, path: string): string {
    const known = brought.get(path);
    const added = known ?? (type === 'image' ? bringPicture(path) : bringXml(type, path));
    brought.set(path, added);
    return added;
  }

  function bringPicture(path: string): string {
    const bytes = bytesOf(from, path);
    const pictures = to.paths().filter((one) => one.startsWith('word/media/'));
    const known = pictures.find((one) => isSame(bytesOf(to, one), bytes));
    if (known) return known;
    const kind = pictureKind(bytes);
    const ending = kind?.ending ?? /\w+$/.exec(path)?.[0] ?? 'png';
    const contentType = kind?.contentType ?? contentTypeOf(from, path) ?? '';
    const added = freePath(to, `word/media/image1.${ending}`);
    addPart(to, added, bytes, contentType);
    return added;
  }

  function bringXml(type: string, path: string): string {
    const added = freePath(to, `word/${type}1.xml`);
    addPart(to, added, from.xml(path), contentTypeOf(from, path) ?? '');
    relink(rootOf(to, added), path, added);
    save(to, added);
    return added;
  }

  function takePart(type: string): void {
    const [path, own] = [from, to].map((opened) => targetOfType(opened, body, type));
    if (path === undefined || own === undefined) return;
    to.replace(own, from.xml(path));
    relink(rootOf(to, own), path, own);
    save(to, own);
  }

  return { relink, takePart };
}

function bytesOf(opened: WordPackage, path: string): Uint8Array {
  return opened.content(path) ?? new Uint8Array();
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

// What a picture is, its bytes say, not its name. SVG is none of these: Word keeps a PNG beside it.
const kinds = Array.from(
  `
png  image/png   89504e470d0a1a0a
jpeg image/jpeg  ffd8ff
gif  image/gif   4749463[89]
bmp  image/bmp   424d
tiff image/tiff  (49492a00|4d4d002a)
emf  image/x-emf 01000000.{72}20454d46
wmf  image/x-wmf (d7cdc69a|0[12]000900)
`.matchAll(/^(\w+) +(\S+) +(.*)$/gm),
  ([, ending = '', contentType = '', start]) => ({
    ending,
    contentType,
    start: new RegExp(`^${start}`),
  }),
);

/** The ending and the content type of a picture that Word shows; nothing of any other bytes. */
export function pictureKind(content: Uint8Array) {
  const start = Array.from(content.subarray(0, 64), (byte) => byte.toString(16).padStart(2, '0'));
  return kinds.find((kind) => kind.start.test(start.join('')));
}

/** Takes out the parts that nothing in the package points at any more. */
export function dropUnreached(opened: WordPackage): void {
  const reached = new Set(['']);
  for (const part of reached) {
    for (const { target, isOutside } of relationshipsOf(opened, part)) {
      if (!isOutside) reached.add(target);
    }
  }
  const named = new Set(['[Content_Types].xml', ...reached, ...[...reached].map(pathFor)]);
  const gone = opened.paths().filter((path) => !named.has(path));
  for (const path of gone) opened.remove(path);
  undeclareContentTypes(opened, gone);
}
