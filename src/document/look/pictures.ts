import { addPart, addRelationship, freePath, relationshipsOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';

/** Brings the picture of a relationship over; nothing, when it is no picture inside of the model. */
export type BringPicture = (id: string) => string | undefined;

/**
 * Brings the pictures of the model over, each once however many parts show it.
 *
 * @returns for a part of the model and the part that takes its place, what brings its pictures
 */
export function pictureBringer(model: WordPackage, template: WordPackage) {
  const brought = new Map<string, string>();
  const pathOf = (target: string) => {
    const known = brought.get(target);
    if (known || brought.size >= mostPictures) return known;
    const path = bring(model.content(target), template);
    if (path) brought.set(target, path);
    return path;
  };
  return (from: string, to: string): BringPicture => {
    const relationships = new Map(relationshipsOf(model, from).map((one) => [one.id, one]));
    const ids = new Map<string, string>();
    return (id) => {
      const found = relationships.get(id);
      if (found?.type !== 'image' || found.isOutside) return undefined;
      const path = pathOf(found.target);
      if (!path) return undefined;
      const added = ids.get(path) ?? addRelationship(template, to, 'image', path);
      ids.set(path, added);
      return added;
    };
  };
}

// More than any letterhead has, and few enough for the time that each of them takes.
const mostPictures = 100;

function bring(content: Uint8Array | undefined, template: WordPackage): string | undefined {
  const kind = content && kindOf(content);
  if (!kind) return undefined;
  const path = freePath(template, `word/media/image1.${kind.ending}`);
  addPart(template, path, content, kind.contentType);
  return path;
}

// What a picture is, its bytes say, not its name. SVG is none of these: Word keeps a PNG beside it.
const kinds = [
  { ending: 'png', contentType: 'image/png', start: /^89504e470d0a1a0a/ },
  { ending: 'jpeg', contentType: 'image/jpeg', start: /^ffd8ff/ },
  { ending: 'gif', contentType: 'image/gif', start: /^4749463[89]/ },
  { ending: 'bmp', contentType: 'image/bmp', start: /^424d/ },
  { ending: 'tiff', contentType: 'image/tiff', start: /^(49492a00|4d4d002a)/ },
  { ending: 'emf', contentType: 'image/x-emf', start: /^01000000.{72}20454d46/ },
  { ending: 'wmf', contentType: 'image/x-wmf', start: /^(d7cdc69a|0[12]000900)/ },
];

function kindOf(content: Uint8Array) {
  const start = Array.from(content.subarray(0, 64), (byte) => byte.toString(16).padStart(2, '0'));
  return kinds.find((kind) => kind.start.test(start.join('')));
}
