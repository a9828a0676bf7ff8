import type { WordPackage } from '../package/wordPackage';
import { declareContentType, freePath } from './parts';
import { addRelationship, relationshipsOf } from './relationships';

/** Brings the picture of a relationship over; nothing, when it is no picture inside of the model. */
export type BringPicture = (id: string) => string | undefined;

/**
 * Brings the pictures of the model over, each once however many parts show it.
 *
 * @returns for a part of the model and the part that takes its place, what brings its pictures
 */
export function pictureBringer(model: WordPackage, template: WordPackage) {
  const brought = new Map<string, string>();
  return (from: string, to: string): BringPicture => {
    const ids = new Map<string, string>();
    const relationships = relationshipsOf(model, from);
    return (id) => {
      const known = ids.get(id);
      if (known) return known;
      const found = relationships.find((one) => one.id === id);
      if (found?.type !== 'image' || found.isOutside) return undefined;
      const path = brought.get(found.target) ?? bring(model.content(found.target), template);
      if (!path) return undefined;
      brought.set(found.target, path);
      const added = addRelationship(template, to, 'image', path);
      ids.set(id, added);
      return added;
    };
  };
}

function bring(content: Uint8Array | undefined, template: WordPackage): string | undefined {
  const kind = content && kindOf(content);
  if (!kind) return undefined;
  const path = freePath(template, `word/media/image1.${kind.ending}`);
  template.replace(path, content);
  declareContentType(template, path, kind.contentType);
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
