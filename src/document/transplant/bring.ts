import type { Element } from '@xmldom/xmldom';
import {
  addPart,
  addRelationship,
  body,
  contentTypeOf,
  freePath,
  type Relationship,
  relationshipsOf,
  targetOfType,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { elementsBelow, r } from '../word/tree';

/** The parts that the body points at by these types of relationships. */
export function pathsOf(opened: WordPackage, types: readonly string[]) {
  const inside = relationshipsOf(opened, body).filter(({ isOutside }) => !isOutside);
  return types.flatMap((type) =>
    inside.filter((one) => one.type === type).map(({ target }) => target),
  );
}

export type Bringer = ReturnType<typeof bringer>;

/**
 * Brings what the parts of one package point at into another: headers, footers, pictures and addresses. A
 * picture that is there already is not brought again.
 */
export function bringer(from: WordPackage, to: WordPackage) {
  const brought = new Map<string, string>();

  /**
   * Lets all that an element of one part names by relationships come over: the element stands in a part of
   * the other package now.
   */
  function relink(root: Element, path: string, newPath: string) {
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

  function point(part: string, { type, target, isOutside }: Relationship) {
    if (!isOutside && !brought.has(target)) {
      brought.set(target, type === 'image' ? bringPicture(target) : bringXml(type, target));
    }
    return addRelationship(to, part, type, brought.get(target) ?? target, { isOutside });
  }

  function bringPicture(path: string) {
    const bytes = from.content(path);
    const isKnown = (one: string) =>
      one.startsWith('word/media/') && isSame(to.content(one), bytes);
    const known = to.paths().find(isKnown);
    if (known) return known;
    const added = freePath(to, `word/media/image1.${/\w+$/.exec(path)?.[0]}`);
    addPart(to, added, bytes, contentTypeOf(from, path));
    return added;
  }

  function bringXml(type: string, path: string) {
    const added = freePath(to, `word/${type}1.xml`);
    addPart(to, added, from.xml(path), contentTypeOf(from, path));
    relink(to.xml(added), path, added);
    to.save(added);
    return added;
  }

  /** Puts a part in the place of the one that the other body points at in the same way. */
  function takePart(type: string) {
    const [path, own] = [from, to].map((opened) => targetOfType(opened, body, type));
    if (!path || !own) return;
    to.replace(own, from.xml(path));
    relink(to.xml(own), path, own);
    to.save(own);
  }

  return { relink, takePart };
}

function isSame(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
