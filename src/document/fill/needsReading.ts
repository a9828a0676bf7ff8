import { body } from '../package/parts';
import { type CompiledPiece, isTag } from './compiledPieces';
import type { CompiledPart } from './docxtemplater';

/**
 * True when filled documents must be parsed and mended. This is necessary in three cases:
 * - Filling can make the XML of a part malformed (`canTear`).
 * - Filling can repeat an element that may occur only once in a file (`canRepeat`).
 * - Filling can leave the last section empty (`canEndEmpty`).
 *
 * In doubt, the result is true.
 */
export function needsReading(parts: readonly CompiledPart[]) {
  return parts.some((part) => canTear(part) || canRepeat(part.pieces) || canEndEmpty(part));
}

/**
 * True when filling can make the XML of a part malformed. The result is false if all blocks and fields are safe:
 * - A block is safe if the part stays well-formed however often the block is repeated (`isBalanced`).
 * - A field in the document properties is safe, because docxtemplater prints no line breaks there.
 * - In other parts, a field is safe if it is inside a `w:t`. In another element, the `</w:t></w:r>` that docxtemplater
 *   prints before a line break would make the part malformed.
 */
function canTear({ pieces, path }: CompiledPart) {
  let holder: string | undefined;
  const isWhole = (inner: readonly CompiledPiece[]): boolean =>
    inner.every((piece) => {
      if (piece.text) holder = piece.tag;
      if (!isTag(piece)) return true;
      if (!piece.subparsed) return holder === 'w:t' || path.startsWith('docProps/');
      return isBalanced(xmlOf(piece.subparsed), piece.paragraphLoop) && isWhole(piece.subparsed);
    });
  return !isWhole(pieces);
}

/** The XML of a block without tags and without inner blocks. */
function xmlOf(pieces: readonly CompiledPiece[]) {
  return pieces.map((piece) => (isTag(piece) ? '' : piece.value)).join('');
}

/**
 * True when a part stays well-formed however often the part repeats `xml`, e.g. `<a/><b></b>` or `</b></a><a><b>`. The
 * result is also false if `xml` declares a namespace or holds a comment, CDATA section or processing instruction.
 */
function isBalanced(xml: string, isOfParagraphs = false) {
  // If a block declares a namespace, the elements after the block lack the declaration when the block is not printed. A
  // section break is safe only in a block of whole paragraphs, because docxtemplater keeps the break of such a block.
  if (/\sxmlns|<[!?]/.test(xml) || (!isOfParagraphs && xml.includes('<w:sectPr'))) return false;
  const [open, closed]: [string[], string[]] = [[], []];
  for (const [, slash, name = '', end] of xml.matchAll(/<(\/?)([^\s<>/]+)[^<>]*?(\/?)>/g)) {
    const last = slash ? open.pop() : undefined;
    if (slash && !last) closed.unshift(name);
    else if (slash && last !== name) return false;
    else if (!slash && !end) open.push(name);
  }
  return open.join(' ') === closed.join(' ');
}

/** Matches the start of an element whose id or name may occur only once in a file (`ids.ts`). */
const once =
  /<w:(?:bookmark|comment|footnote|endnote|moveFrom|moveTo|perm|ins[ >]|del[ >]|id[ />]|\w+Change[ >])|<wp:docPr|<v:/;

/** True when a block holds an element whose id or name may occur only once in a file. */
function canRepeat(pieces: readonly CompiledPiece[], isBlock = false): boolean {
  return pieces.some(({ subparsed, value }) =>
    subparsed ? canRepeat(subparsed, true) : isBlock && once.test(value),
  );
}

/**
 * True when the last section can be printed without any text. Blocks without a section break may be left out, and do not
 * count. A field counts as text.
 */
function canEndEmpty({ path, pieces }: CompiledPart) {
  if (path !== body) return false;
  const lastSection = printedAlways(pieces).split('<w:sectPr').slice(1).at(-2);
  return lastSection !== undefined && !/>[^<]*[^<\s]/.test(lastSection);
}

/** The XML and the names of fields in pieces, without the blocks that hold no section break. */
function printedAlways(pieces: readonly CompiledPiece[]): string {
  const printed = pieces.map(({ value, subparsed }) => {
    if (!subparsed) return value;
    const inside = printedAlways(subparsed);
    return inside.includes('<w:sectPr') ? inside : '';
  });
  return printed.join('');
}
