import { namePattern } from '../xml/tree';
import { type CompiledPart, type CompiledPiece, isTag } from './compiledPieces';

/**
 * True when filling can damage a part. Filled documents must then be parsed and mended. The result is false if all
 * blocks and fields are safe:
 * - A block is safe if it may be repeated any number of times (`isRepeatable`).
 * - A field in the document properties is safe, because docxtemplater prints no line breaks there.
 * - In other parts, a field is safe inside a `w:t`. Outside of a `w:t`, a line break would make malformed XML, because
 *   docxtemplater prints `</w:t></w:r>` before the line break.
 */
export function needsMending(parts: readonly CompiledPart[]) {
  return !parts.every(({ pieces, path }) => {
    let textElement: string | undefined;
    const isSafe = (inner: readonly CompiledPiece[]): boolean =>
      inner.every((piece) => {
        if (piece.text) textElement = piece.tag;
        if (piece.subparsed) return isRepeatable(piece.subparsed) && isSafe(piece.subparsed);
        return !isTag(piece) || textElement === 'w:t' || path.startsWith('docProps/');
      });
    return isSafe(pieces);
  });
}

/** The names of elements whose id may occur only once in a file (`ids.ts`). */
const notRepeatable = namePattern(`
w:bookmark* w:comment* w:footnote* w:endnote* w:moveFrom* w:moveTo* w:perm* w:ins w:del w:id w:*Change wp:docPr v:*
`);

/**
 * True when a block has no unique ids and declares no namespace, and its repetition stays well-formed. A repetition
 * stays well-formed if the block holds whole elements, or begins in one run and ends in another run:
 * `</w:t></w:r><w:r><w:t>`. Tags and inner blocks are ignored. XML comments make the result false.
 */
function isRepeatable(pieces: readonly CompiledPiece[]) {
  const xml = pieces.map((piece) => (isTag(piece) ? '' : piece.value)).join('');
  const names = Array.from(xml.matchAll(/<([^\s/>]+)/g), ([, name = '']) => name);
  return (
    !names.some((name) => notRepeatable.test(name)) &&
    !/\sxmlns/.test(xml) &&
    [xml, `<w:r><w:t>${xml}</w:t></w:r>`].some((one) => !withoutElements(one).includes('<'))
  );
}

function withoutElements(xml: string): string {
  const outer = xml.replace(/<([^\s<>/]+)[^<>]*(?<!\/)>[^<]*<\/\1>|<[^<>]*\/>/g, '');
  return outer === xml ? xml : withoutElements(outer);
}
