import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import type PizZip from 'pizzip';
import { openingDiagnostic, refuse, TemplateError } from '../diagnostic';
import { forbiddenInXml } from '../xml/tree';

/**
 * Makes functions that read and change the parts of a zip. `createPackage` adds functions that know content types,
 * relationships and the body.
 *
 * @param packed the bytes of the zip, if they are known
 */
export function createParts(zip: PizZip, packed?: Uint8Array) {
  let zipped = packed;
  const parsed = new Map<string, Document | null>();

  /** True when the package has a part with this name. */
  const has = (path: string) => zip.files[path]?.dir === false;
  /** The bytes of a part, or an empty array for a missing part. */
  const content = (path: string) =>
    (has(path) && zip.files[path]?.asUint8Array()) || new Uint8Array();
  /** The text of a part, or an empty text for a missing part. */
  const text = (path: string) => new TextDecoder().decode(content(path));
  /** Writes the tree of a part into the zip. Call `save` after every change of a tree. */
  const save = (path: string) => {
    const document = parsed.get(path);
    if (!document) return;
    zipped = undefined;
    zip.file(path, new XMLSerializer().serializeToString(document));
  };

  /** The names of the parts, e.g. `word/document.xml`, in the order of the zip. */
  const paths = () => Object.keys(zip.files).filter(has);

  /**
   * The root of a part's tree. Each part is parsed once.
   *
   * @throws TemplateError `malformed-part` when the part is missing or not well-formed; `too-deep` when the elements
   *   of the part are nested too deep
   */
  function xml(path: string) {
    const known = parsed.get(path)?.documentElement;
    if (known) return known;
    try {
      const root = parseXml(new TextDecoder('utf-8', { fatal: true }).decode(content(path)));
      parsed.set(path, root.ownerDocument);
      return root;
    } catch (cause) {
      if (cause instanceof TemplateError) throw cause;
      throw new TemplateError([openingDiagnostic('malformed-part', {}, path)], cause);
    }
  }

  /** The root of a part that may be no XML, e.g. a picture. The result is undefined when the part cannot be parsed. */
  function readableXml(path: string) {
    try {
      return xml(path);
    } catch {
      return;
    }
  }

  return {
    paths,
    has,
    /**
     * Returns the name of a part as spelled in the zip: `word/media/a.png` for the path `word/Media/a.PNG`
     * (`comparable`). For a missing part, the result is `path`.
     */
    named(path: string) {
      if (has(path)) return path;
      return paths().find((name) => comparable(name) === comparable(path)) ?? path;
    },
    content,
    text,
    save,
    xml,
    readableXml,
    /** Replaces or adds a part. The new content is a text, bytes, or the root of a tree. */
    replace(path: string, part: string | Uint8Array | Element) {
      zipped = undefined;
      parsed.delete(path);
      if (typeof part === 'string' || part instanceof Uint8Array) return zip.file(path, part);
      parsed.set(path, part.ownerDocument);
      save(path);
    },
    /** Removes a part, but not the relationships to the part. */
    remove(path: string) {
      zipped = undefined;
      parsed.delete(path);
      zip.remove(path);
    },
    /**
     * The bytes of the .docx file. The parts are zipped only if no bytes are known or if a part has changed. The same
     * parts give the same bytes at any time and in any time zone.
     */
    bytes() {
      if (zipped) return zipped;
      // PizZip writes local times. A date in UTC would give different bytes in different time zones.
      const date = new Date(1980, 0, 1);
      for (const entry of Object.values(zip.files)) entry.date = date;
      zipped = zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
      return zipped;
    },
  };
}

// Returns the name of a part in one spelling: `word/Media/Bild%201.PNG` becomes `word/media/bild 1.png`. The two
// spellings name one part (ECMA-376, part 2).
function comparable(path: string) {
  try {
    return decodeURIComponent(path.replaceAll('\\', '/')).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

const oddDeclaration =
  /<!DOCTYPE|^<\?xml[^>]*(version\s*=\s*["'](?!1\.0["'])|encoding\s*=\s*["'](?!utf-8))/i;

/**
 * Parses one XML part.
 *
 * @returns the root of the part's tree
 * @throws Error for a part that Word refuses: malformed XML, a character that XML 1.0 forbids, a reference to a
 *   forbidden character (`&#1;`), a document type, a version other than 1.0, or an encoding other than UTF-8. Of these,
 *   xmldom 0.9.12 refuses only malformed XML.
 * @throws TemplateError `too-deep` when the elements are nested too deep
 */
export function parseXml(text: string) {
  // Adds each referenced character after its reference: `&#1;` becomes `&#1;\x01`. `String.fromCodePoint` throws an
  // error for a number that is no code point.
  const resolved = text.replace(
    /&#(x?[\da-f]+);/gi,
    (reference, code) => reference + String.fromCodePoint(Number(`0${code}`)),
  );
  if (oddDeclaration.test(text) || forbiddenInXml.test(resolved)) throw new Error('not XML 1.0');
  const parser = new DOMParser({
    // Line numbers of nodes are not used, and recording them takes a tenth of the parsing time.
    locator: false,
    onError(level, message) {
      if (level !== 'warning') throw new Error(message);
    },
    // In XML 1.0, only CR and LF are line ends. By default, xmldom 0.9.12 replaces the line ends of XML 1.1, too:
    // U+0085, U+2028 and U+2029.
    normalizeLineEndings: (lines) => lines.replace(/\r\n?/g, '\n'),
  });
  const { documentElement } = parser.parseFromString(text, 'text/xml');
  if (!documentElement) throw new Error('no element');
  if (isDeeper(documentElement, deepestLevel)) refuse('too-deep', {});
  return documentElement;
}

// The greatest number of levels of nested elements and texts in a part. The originals have at most 9 levels, and the
// looks at most 16. A text in three nested tables is on level 15.
const deepestLevel = 250;

function isDeeper(node: Node, levels: number) {
  if (levels === 0) return true;
  for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
    if (isDeeper(inner, levels - 1)) return true;
  }
  return false;
}
