import { bodyPath } from '../package/parts';
import { type CompiledPiece, isTag } from './compiledPieces';
import type { CompiledPart } from './docxtemplater';

/**
 * True when filled documents must be parsed and mended:
 * - Filling can make the XML of a part malformed (`canBreakXml`).
 * - Filling can repeat an element that may occur only once in a file (`canRepeat`).
 * - Filling can leave the last section empty (`canEndEmpty`).
 *
 * In doubt, the result is true.
 */
export function needsMending(parts: readonly CompiledPart[]) {
  return parts.some((part) => canBreakXml(part) || canRepeat(part.pieces) || canEndEmpty(part));
}

/**
 * True when filling can make the XML of a part malformed. The result is false if all blocks and fields are safe:
 * - A block is safe if the part stays well-formed however often the block is repeated (`isBalanced`).
 * - A field in the document properties is safe, because docxtemplater prints no line breaks there.
 * - In other parts, a field is safe if it is inside a `w:t`, because docxtemplater prints `</w:t></w:r>` before a line
 *   break.
 */
function canBreakXml({ pieces, path }: CompiledPart) {
  let holder: string | undefined;
  const isSafe = (inner: readonly CompiledPiece[]): boolean =>
    inner.every((piece) => {
      if (piece.text) holder = piece.tag;
      if (!isTag(piece)) return true;
      if (!piece.subparsed) return holder === 'w:t' || path.startsWith('docProps/');
      return isBalanced(piece.subparsed, piece.paragraphLoop) && isSafe(piece.subparsed);
    });
  return !isSafe(pieces);
}

/**
 * True when a part stays well-formed however often the part repeats a block, e.g. `<a/><b></b>` or `</b></a><a><b>`.
 * Inner blocks are left out. In doubt, e.g. for XML with a comment or CDATA section, the result is false.
 */
function isBalanced(pieces: readonly CompiledPiece[], isOfParagraphs = false) {
  const xml = pieces.map((piece) => (isTag(piece) ? '' : piece.value)).join('');
  // When `</b></a><a xmlns:x="…"><b>` is not printed, the elements after the block lack the declaration. A section
  // break is safe only in a block of whole paragraphs, because docxtemplater keeps the break of such a block.
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
const uniqueElement =
  /<w:(?:bookmark|comment|footnote|endnote|moveFrom|moveTo|perm|ins[ >]|del[ >]|id[ />]|\w+Change[ >])|<wp:docPr|<v:/;

/** True when a block holds an element whose id or name may occur only once in a file. */
function canRepeat(pieces: readonly CompiledPiece[], isBlock = false): boolean {
  return pieces.some(({ subparsed, value }) =>
    subparsed ? canRepeat(subparsed, true) : isBlock && uniqueElement.test(value),
  );
}

/**
 * True when the last section can be empty: when all its texts and fields are in blocks that may be left out while the
 * section break before it is printed.
 */
function canEndEmpty({ path, pieces }: CompiledPart) {
  const printed = path === bodyPath ? contentsInOrder(pieces, []) : [];
  const breaks = printed.filter(({ isBreak }) => isBreak);
  const beforeLast = breaks.at(-2);
  if (!beforeLast) return false;
  const afterBreak = printed.slice(
    printed.indexOf(beforeLast) + 1,
    printed.lastIndexOf(breaks.at(-1) ?? beforeLast),
  );
  return !afterBreak.some(({ blocks }) => blocks.every((name) => beforeLast.blocks.includes(name)));
}

/** The texts, fields and section breaks of a part, each with the names of the blocks around it. */
function contentsInOrder(
  pieces: readonly CompiledPiece[],
  blocks: readonly string[],
): { isBreak: boolean; blocks: readonly string[] }[] {
  return pieces.flatMap((piece) => {
    const { value, subparsed } = piece;
    if (subparsed)
      return contentsInOrder(subparsed, [...blocks, `${piece.inverted} ${value.trim()}`]);
    const isBreak = value.startsWith('<w:sectPr');
    const isText = isTag(piece) || /^[^<]*[^<\s]/.test(value);
    return isBreak || isText ? [{ isBreak, blocks }] : [];
  });
}
