import { escapeXml, valOf } from '../xml/tree';
import { bodyPath, type WordPackage } from './wordPackage';

/**
 * The input that a document was made from. The document carries the input in a custom XML part, which Word keeps at
 * each save.
 */
export type CarriedInput = {
  /** The generator that made the document. */
  generator: string;
  /** The version of the format of `json`. */
  version: number;
  /** The input as JSON. */
  json: string;
};

/**
 * The namespace of the only element in the custom XML part:
 * `<input generator="…" version="1" text="…" paragraphs="…" at="…">{…}</input>`
 */
export const inputNamespace = 'urn:lagerkiste:input';

/**
 * Stores an input in the document that was made from the input. Adds checksums of the document's text, by which
 * `readDocument` finds text that somebody has changed.
 */
export function carryInput(opened: WordPackage, input: CarriedInput) {
  const texts = bodyTexts(opened);
  writeInput(opened, {
    ...input,
    text: checksumOf(texts.join('')),
    paragraphs: texts.map(checksumOf).join(' '),
    at: '',
  });
}

/**
 * Adds an input with all attributes as a custom XML part, with a properties part (ECMA-376, part 1, 15.2.5 and 15.2.6).
 */
export function writeInput(opened: WordPackage, input: ReturnType<typeof inputsIn>[number]) {
  const path = opened.freePath('customXml/item1.xml');
  const properties = opened.freePath('customXml/itemProps1.xml');
  const { generator, version, text, paragraphs, at, json } = input;
  // The ids of custom XML parts must be unique in a file. A folder holds several inputs, so each id ends with the
  // number of a bookmark (`at`).
  const number = at.replace(/\D/g, '').padStart(12, '696E67616265');
  opened.addPart(
    path,
    `<input xmlns="${inputNamespace}" generator="${generator}" version="${version}" text="${text}" paragraphs="${paragraphs}" at="${at}">${escapeXml(json)}</input>`,
    'application/xml',
  );
  opened.addPart(
    properties,
    `<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml" ds:itemID="{6C616765-726B-4973-B465-${number}}"><ds:schemaRefs><ds:schemaRef ds:uri="${inputNamespace}"/></ds:schemaRefs></ds:datastoreItem>`,
    'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
  );
  opened.addRelationship(bodyPath, 'customXml', path);
  opened.addRelationship(path, 'customXmlProps', properties);
}

/** The inputs that a file carries, in the order of the file's parts. */
export function inputsIn(opened: WordPackage) {
  return pathsOfInputs(opened).flatMap((path) => {
    const root = opened.readableXml(path);
    if (root?.namespaceURI !== inputNamespace) return [];
    return {
      generator: valOf(root, 'generator'),
      version: Number(valOf(root, 'version')),
      /** The checksum of the document's text (`checksumOf`). */
      text: valOf(root, 'text'),
      /** The checksums of the document's paragraphs, separated by spaces. */
      paragraphs: valOf(root, 'paragraphs'),
      /** The name of the bookmark at the start of the document. Empty outside of a folder. */
      at: valOf(root, 'at'),
      json: root.textContent ?? '',
    };
  });
}

/** Removes all inputs that a file carries. */
export function dropCarriedInput(opened: WordPackage) {
  const inputs = pathsOfInputs(opened);
  opened.removeRelationships(({ target }) => inputs.includes(target));
}

/**
 * The names of the custom XML parts that hold inputs, and the names of their properties parts (`writeInput`). All these
 * parts contain `inputNamespace`.
 */
function pathsOfInputs(opened: WordPackage) {
  return opened
    .paths()
    .filter((path) => path.startsWith('customXml/') && opened.text(path).includes(inputNamespace));
}

/** The FNV-1a checksum (32 bits) of the letters of a text (`lettersOf`), as a decimal number. */
export function checksumOf(text: string) {
  let sum = 0x811c9dc5;
  for (const letter of lettersOf(text)) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return String(sum >>> 0);
}

/**
 * The texts of the body, one per paragraph. Tabs and line breaks become spaces. Paragraphs without letters
 * (`lettersOf`) are left out. The copy of a text box for old versions of Word (`mc:Fallback`) is left out, too.
 *
 * @param bookmark in a folder, the bookmark of the document whose texts are returned (`bookmarkOf`)
 */
export function bodyTexts(opened: WordPackage, bookmark = '') {
  return opened
    .text(bodyPath)
    .split(/(?=<w:bookmarkStart\s[^>]*_Lagerkiste_\d)/)
    .filter((one) => !bookmark || /^<[^>]*(_Lagerkiste_\d+)/.exec(one)?.[1] === bookmark)
    .join('')
    .replace(/<mc:Fallback(?:\s[^>]*)?>.*?<\/mc:Fallback>/gs, '')
    .split(/<\/?w:p(?=[\s>])/)
    .map((paragraph) =>
      Array.from(paragraph.matchAll(textOrGap), ([, text = ' ']) => text)
        .join('')
        .replace(/&#?(\w+);/g, (_reference, name) => entities[name] ?? '')
        .trim(),
    )
    .filter(lettersOf);
}

const textOrGap = /<w:(?:t(?=[\s>])[^>]*>([^<]*)|br|tab)/g;

const entities: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

/**
 * The letters of a text: all characters except white space, `&`, `<`, `>`, `"` and `'`. A program that saves the
 * document may write the excluded characters differently, but keeps the letters.
 */
export function lettersOf(text: string) {
  return text.replace(/\s|[&"'<>]/g, '');
}

/** The name of the bookmark at the start of a document in a folder. `number` counts the documents from 1. */
export function bookmarkOf(number: number) {
  return `_Lagerkiste_${number}`;
}
