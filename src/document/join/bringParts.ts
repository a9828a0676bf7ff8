import type { Document, Element } from '@xmldom/xmldom';
import {
  addPart,
  addRelationship,
  contentTypeOf,
  freePath,
  relationshipsOf,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { elementsBelow, r } from '../word/tree';

/**
 * Brings what documents point at into a file: headers, footers, pictures and addresses. A picture that
 * several of them show is brought once.
 *
 * @returns for one document and the new names of its bookmarks: lets a part that comes from there point
 *   at what was brought, under the name that it has in the file
 */
export function partBringer(joined: WordPackage) {
  const pictures = joined
    .paths()
    .filter((path) => path.startsWith('word/media/'))
    .map((path) => ({ path, bytes: joined.content(path) ?? new Uint8Array() }));

  return (from: WordPackage, bookmarkName: (name: string) => string) => {
    function relink(root: Element, path: string, newPath: string): void {
      const pointed = new Map(relationshipsOf(from, path).map((one) => [one.id, one]));
      const ids = new Map<string, string>();
      for (const element of [root, ...elementsBelow(root)]) {
        for (const attribute of Array.from(element.attributes)) {
          if (attribute.namespaceURI !== r) continue;
          const relationship = pointed.get(attribute.value);
          if (!relationship) continue;
          const { id, type, target, isOutside } = relationship;
          const known = ids.get(id);
          const added =
            known ??
            (isOutside
              ? addRelationship(joined, newPath, type, address(target), { isOutside })
              : addRelationship(joined, newPath, type, bring(type, target)));
          ids.set(id, added);
          attribute.value = added;
        }
      }
    }

    function address(target: string): string {
      return target.startsWith('#') ? `#${bookmarkName(target.slice(1))}` : target;
    }

    function bring(type: string, path: string): string {
      return type === 'image' ? bringPicture(path) : bringHeader(type, path);
    }

    function bringPicture(path: string): string {
      const bytes = from.content(path) ?? new Uint8Array();
      const known = pictures.find((one) => isSame(one.bytes, bytes));
      if (known) return known.path;
      const ending = /\.\w+$/.exec(path)?.[0] ?? '.png';
      const added = freePath(joined, `word/media/image1${ending}`);
      pictures.push({ path: added, bytes });
      addAs(path, added, bytes);
      return added;
    }

    function bringHeader(type: string, path: string): string {
      const document = from.xml(path);
      const added = freePath(joined, `word/${type}1.xml`);
      addAs(path, added, document);
      if (document.documentElement) relink(document.documentElement, path, added);
      joined.replace(added, document);
      return added;
    }

    function addAs(path: string, added: string, part: Document | Uint8Array): void {
      addPart(joined, added, part, contentTypeOf(from, path) ?? '');
    }

    return relink;
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
