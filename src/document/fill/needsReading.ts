import { body } from '../package/parts';
import { type CompiledPiece, isTag } from './compiledPieces';
import type { CompiledPart } from './docxtemplater';

/**
 * True when filled documents must be parsed and mended: when filling can make the XML of a part malformed, repeat what
 * may stand once in a file, or leave the last section empty. In doubt true.
 */
export function needsReading(parts: readonly CompiledPart[]) {
  return parts.some((part) => canTear(part) || canRepeat(part.pieces) || canEndEmpty(part));
}

/**
 * True when filling can make the XML of a part malformed. A part is safe when each block begins and ends inside the
 * same elements, so that any number of turns is well-formed, and when each field that may have line breaks stands in a
 * `w:t`.
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

/** The XML of a block without its tags and without the blocks in it. */
function xmlOf(pieces: readonly CompiledPiece[]) {
  return pieces.map((piece) => (isTag(piece) ? '' : piece.value)).join('');
}

/**
 * True when XML can be repeated any number of times: for `<a/><b></b>` and for `</b></a><a><b>`. False when it holds
 * anything but plain elements.
 */
function isBalanced(xml: string, isOfParagraphs = false) {
  // A namespace that a block declares is missing when the block has no turn. A section break is safe only in a block of
  // whole paragraphs, where docxtemplater keeps it.
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

/** Elements that may stand once in a file, by their id or name (`ids.ts`). */
const once =
  /<w:(?:bookmark|comment|footnote|endnote|moveFrom|moveTo|perm|ins[ >]|del[ >]|id[ />]|\w+Change[ >])|<wp:docPr|<v:/;

/** True when a block holds what may stand once in a file. */
function canRepeat(pieces: readonly CompiledPiece[], isBlock = false): boolean {
  return pieces.some(({ subparsed, value }) =>
    subparsed ? canRepeat(subparsed, true) : isBlock && once.test(value),
  );
}

/** True when the last section may stay empty: when the break before it may be printed although nothing after it is. */
function canEndEmpty({ path, pieces }: CompiledPart) {
  const printed = path === body ? printedIn(pieces, []) : [];
  const breaks = printed.filter(({ isBreak }) => isBreak);
  const last = breaks.at(-2);
  if (!last) return false;
  const behind = printed.slice(
    printed.indexOf(last) + 1,
    printed.lastIndexOf(breaks.at(-1) ?? last),
  );
  return !behind.some(({ blocks }) => blocks.every((name) => last.blocks.includes(name)));
}

/** The texts and section breaks of a part, each with the names of the blocks around it. */
function printedIn(
  pieces: readonly CompiledPiece[],
  blocks: readonly string[],
): { isBreak: boolean; blocks: readonly string[] }[] {
  return pieces.flatMap((piece) => {
    const { value, subparsed } = piece;
    if (subparsed) return printedIn(subparsed, [...blocks, `${piece.inverted} ${value.trim()}`]);
    const isBreak = value.startsWith('<w:sectPr');
    const isText = isTag(piece) || /^[^<]*[^<\s]/.test(value);
    return isBreak || isText ? [{ isBreak, blocks }] : [];
  });
}
