import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { TemplateError, templateProblem } from '../templateProblem';
import { forbiddenInXml } from './xmlCharacters';

/** A Word file as its parts. It owns the zip: who reads or changes a part does so here. */
export type WordPackage = ReturnType<typeof wordPackage>;

/**
 * The package of a zip that is in order, as docxtemplater hands it back.
 *
 * @param packed its bytes, where they are known: while nothing is changed, nothing is packed anew
 */
export function wordPackage(zip: PizZip, packed?: Uint8Array) {
  let unchanged = packed;
  const parsed = new Map<string, Document | null>();

  // Not by `zip.file(path)`, which looks at every entry.
  const entry = (path: string) => (Object.hasOwn(zip.files, path) ? zip.files[path] : undefined);
  /** Whether there is a part of this name. */
  const has = (path: string) => entry(path)?.dir === false;
  /** The bytes of a part; none when there is no such part. */
  const content = (path: string) => entry(path)?.asUint8Array() ?? new Uint8Array();
  /** The text of a part; an empty one when there is no such part. */
  const text = (path: string) => new TextDecoder().decode(content(path));
  /** Writes the tree of a part, which was changed, into the zip. */
  const save = (path: string) => {
    const document = parsed.get(path);
    if (!document) return;
    unchanged = undefined;
    zip.file(path, new XMLSerializer().serializeToString(document));
  };

  return {
    /** The names of the parts, e.g. `word/document.xml`, in the order of the zip. */
    paths: () => Object.keys(zip.files).filter(has),
    has,
    content,
    text,
    save,
    /**
     * The root of a part's tree, which is parsed once. Who changes it calls `save`.
     *
     * @throws TemplateError `malformed-part` when there is no such part, or when it is not well-formed; `too-deep`
     */
    xml(path: string) {
      const known = parsed.get(path)?.documentElement;
      if (known) return known;
      try {
        const root = parseXml(new TextDecoder('utf-8', { fatal: true }).decode(content(path)));
        parsed.set(path, root.ownerDocument);
        return root;
      } catch (cause) {
        if (cause instanceof TemplateError) throw cause;
        throw new TemplateError([templateProblem('malformed-part', {}, path)], cause);
      }
    },
    /** Puts a text, bytes or the root of a tree in the place of a part, or adds the part. */
    replace(path: string, part: string | Uint8Array | Element) {
      unchanged = undefined;
      const isTree = typeof part === 'object' && 'ownerDocument' in part;
      parsed.set(path, isTree ? part.ownerDocument : null);
      if (isTree) save(path);
      else zip.file(path, part);
    },
    /** Takes a part out; who points at it is not changed. */
    remove(path: string) {
      unchanged = undefined;
      parsed.delete(path);
      zip.remove(path);
    },
    /** A zip of the same parts, for who writes into one of its own. */
    copied: () => Object.assign(new PizZip(), { files: { ...zip.files } }),
    /** The bytes of the .docx file; once changed, the same parts give the same bytes, in any time zone. */
    bytes() {
      if (unchanged) return unchanged;
      // Zip entries carry local time: a UTC date would differ from one time zone to the next.
      const date = new Date(1980, 0, 1);
      for (const entry of Object.values(zip.files)) entry.date = date;
      return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
    },
  };
}

/** The XML of a part that others put into a package: nobody checked whether it is XML. */
export function readableXml(opened: WordPackage, path: string) {
  try {
    return opened.xml(path);
  } catch {
    return;
  }
}

/**
 * Parses one XML part, and gives the root of its tree.
 *
 * @throws Error when the text is not well-formed, holds a character that XML 1.0 forbids, or declares a document type,
 *   another version than 1.0 or another encoding than UTF-8, which no part may (ECMA-376, part 2; nobody writes the
 *   UTF-16 that it allows); TemplateError when its elements are nested too deep
 */
export function parseXml(text: string) {
  if (text.includes('<!DOCTYPE')) throw new Error('document type');
  if (/^\uFEFF?<\?xml[^>]*version\s*=\s*["'](?!1\.0["'])/i.test(text)) throw new Error('version');
  if (holdsForbidden(text)) throw new Error('character');
  if (/^\uFEFF?<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i.test(text)) throw new Error('encoding');
  const parser = new DOMParser({
    onError(level, message) {
      if (level !== 'warning') throw new Error(message);
    },
    // By itself xmldom 0.9.12 also takes U+0085, U+2028 and U+2029 for ends of lines, as XML 1.1 does; parts are XML 1.0.
    normalizeLineEndings: (lines) => lines.replace(/\r\n?/g, '\n'),
  });
  const { documentElement } = parser.parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml');
  if (!documentElement) throw new Error('no element');
  if (isDeeper(documentElement, deepest))
    throw new TemplateError([templateProblem('too-deep', {})]);
  return documentElement;
}

/** Whether a text holds a character that XML 1.0 forbids, as itself or as a reference (`&#1;`), which xmldom 0.9.12 takes. */
function holdsForbidden(text: string) {
  const referred = Array.from(text.matchAll(/&#(x?)([\da-f]+);/gi), ([, hex, digits = '']) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code > 0x10ffff ? '\0' : String.fromCodePoint(code);
  });
  return [text, ...referred].some((one) => forbiddenInXml.test(one));
}

// The templates of this house are 12 elements deep; a table in a table in a table is about 30.
const deepest = 250;

function isDeeper(node: Node, levels: number) {
  if (levels === 0) return true;
  for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
    if (isDeeper(inner, levels - 1)) return true;
  }
  return false;
}
