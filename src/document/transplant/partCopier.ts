import { bodyPath, type Relationship, type WordPackage } from '../package/wordPackage';
import { type Element, elementsBelow, relationshipNamespace } from '../xml/tree';

export type PartCopier = ReturnType<typeof createPartCopier>;

/**
 * Makes functions that copy content of the package `from` into the package `to`. All parts and addresses that the
 * content refers to are copied: headers, footers, pictures, links. A picture that `to` already holds is not copied.
 */
export function createPartCopier(from: WordPackage, to: WordPackage) {
  const copiedPaths = new Map<string, string>();

  /**
   * Copies the targets of all relationships that `root` and the elements below `root` refer to. The references get new
   * ids: `<a:blip r:embed="rId4"/>` becomes `<a:blip r:embed="rId9"/>`.
   *
   * @param path the name of the part of `from` that holds the relationships, by default the body
   * @param newPath the name of the part of `to` that gets the relationships, by default the body
   */
  function relink(root: Element, path = bodyPath, newPath = bodyPath) {
    const byId = new Map(from.relationshipsOf(path).map((one) => [one.id, one]));
    for (const element of [root, ...elementsBelow(root)]) {
      for (const attribute of Array.from(element.attributes)) {
        const found = attribute.namespaceURI === relationshipNamespace && byId.get(attribute.value);
        if (found) attribute.value = copyTarget(newPath, found);
      }
    }
  }

  function copyTarget(part: string, { type, target, isOutside }: Relationship) {
    if (!isOutside && !copiedPaths.has(target)) {
      const copied =
        type === 'image' ? copyPicture(target) : copyXml(target, to.freePath(`word/${type}1.xml`));
      copiedPaths.set(target, copied);
    }
    return to.addRelationship(part, type, copiedPaths.get(target) ?? target);
  }

  function copyPicture(path: string) {
    const bytes = from.content(path);
    const known = to
      .paths()
      .find((one) => one.startsWith('word/media/') && isSame(to.content(one), bytes));
    if (known) return known;
    const added = to.freePath(`word/media/image1.${/\w+$/.exec(path)?.[0]}`);
    to.addPart(added, bytes, from.contentTypeOf(path));
    return added;
  }

  function copyXml(path: string, newPath: string) {
    to.addPart(newPath, from.xml(path), from.contentTypeOf(path));
    relink(to.xml(newPath), path, newPath);
    to.save(newPath);
    return newPath;
  }

  /**
   * Replaces parts of `to` by the parts of `from` with the same types. The two packages then share the trees of the
   * parts. If one of the packages lacks a part of a type, the part is not replaced.
   *
   * @param types the types of the relationships from the body to the parts, separated by spaces, e.g. `theme fontTable`
   */
  function replaceParts(types: string) {
    for (const type of types.split(' ')) {
      const [path, newPath] = [from, to].map((opened) => opened.pathsOf(type)[0]);
      if (path && newPath) copyXml(path, newPath);
    }
  }

  return { relink, replaceParts };
}

function isSame(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
