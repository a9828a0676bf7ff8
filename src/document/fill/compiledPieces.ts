import { turnsOf, valueAt } from '../fields';

/** A piece of a part as docxtemplater has compiled it. A block holds its pieces in `subparsed`. */
export type CompiledPiece = {
  type: string;
  value: string;
  inverted?: boolean;
  /** The name of the element whose start or end this piece is. */
  tag?: string | undefined;
  position?: string;
  /** True when the element holds text. */
  text?: boolean;
  /** True for a block that is removed together with the paragraphs of its tags. */
  paragraphLoop?: boolean;
  subparsed?: CompiledPiece[];
};

/** True for a tag, and for a block with all its content. */
export function isTag({ type }: CompiledPiece) {
  return type === 'placeholder';
}

/**
 * The XML that pieces print, without what docxtemplater mends afterwards: a check prints a template many times, and this
 * takes a fifth of the time. The data holds no markup.
 *
 * @param scopes the data of the loops around the pieces, the innermost first, and of the template
 */
export function printedXml(pieces: readonly CompiledPiece[], scopes: readonly object[]): string {
  return pieces
    .map((piece) => {
      if (!isTag(piece)) return piece.value;
      const { subparsed, inverted = false } = piece;
      const value = valueAt(piece.value.trim(), scopes);
      if (!subparsed) return `${value ?? ''}`;
      return turnsOf(value, inverted, scopes)
        .map((inside) => printedXml(subparsed, inside))
        .join('');
    })
    .join('');
}

/**
 * Joins pieces of a compiled part that are always rendered one after the other: `<w:p>`, `<w:r>`, `<w:t>` become
 * `<w:p><w:r><w:t>`. In each turn of a loop, docxtemplater asks each of its modules about each piece.
 *
 * docxtemplater 3.71 recognizes some elements by their pieces. The start of a paragraph therefore begins a new piece.
 * The properties of a run (which the text after a line break gets) and elements that must not stay empty keep pieces of
 * their own. Where a block holds a page or section break, docxtemplater looks at more elements: that part stays as it
 * is.
 */
export function joinPieces(pieces: readonly CompiledPiece[]): CompiledPiece[] {
  if (pieces.some(({ subparsed }) => subparsed && holdsBreak(subparsed))) return [...pieces];
  return joined(pieces);
}

function joined(pieces: readonly CompiledPiece[]) {
  const all: CompiledPiece[] = [];
  let isInLook = false;
  for (const piece of pieces) {
    const { tag, position, subparsed, value } = piece;
    const last = all.at(-1);
    if (tag === 'w:rPr') isInLook = position === 'start';
    // From an empty `w:t` docxtemplater drops `xml:space`: for that, it looks at its start and its end as two pieces.
    const isEmptyText = value === '</w:t>' && last?.value.endsWith('<w:t xml:space="preserve">');
    const isJoined = last && !isInLook && !isEmptyText && isPlain(last) && isPlain(piece);
    if (subparsed) all.push({ ...piece, subparsed: joined(subparsed) });
    else if (!isJoined || (tag === 'w:p' && position !== 'end')) all.push(piece);
    else {
      // docxtemplater keeps the properties of a run until the next piece with the tag `w:r`.
      const kept = last.tag === 'w:r' ? last.tag : (tag ?? last.tag);
      all.splice(-1, 1, { ...last, value: last.value + value, tag: kept });
    }
  }
  return all;
}

function isPlain({ type, tag = 'w:t' }: CompiledPiece) {
  return type !== 'placeholder' && ['w:t', 'w:p', 'w:pPr', 'w:r'].includes(tag);
}

function holdsBreak(pieces: readonly CompiledPiece[]): boolean {
  return pieces.some(({ value, subparsed }) =>
    subparsed ? holdsBreak(subparsed) : /^<w:sectPr|w:type="page"/.test(value),
  );
}
