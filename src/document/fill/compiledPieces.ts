/** A piece of a part as docxtemplater has compiled it; loops and conditions hold theirs in `subparsed`. */
export type CompiledPiece = {
  type: string;
  value: string;
  module?: string;
  inverted?: boolean;
  /** The name of the element of which this is the start or end. */
  tag?: string | undefined;
  position?: string;
  /** Whether the element holds text. */
  text?: boolean;
  /** Whether a block goes with the paragraphs of its tags. */
  paragraphLoop?: boolean;
  /** What stands in the braces of a tag that docxtemplater knows by more than its first sign (`{-w:tr items}`). */
  raw?: string;
  subparsed?: CompiledPiece[];
};

/** Whether a piece is a tag, or a block with all that stands in it. */
export function isTag({ type }: CompiledPiece) {
  return type === 'placeholder';
}

/**
 * Joins the pieces of a compiled part that are always rendered one after the other, since docxtemplater asks each of
 * its modules about each piece in every turn: `<w:p>`, `<w:r>`, `<w:t>` become `<w:p><w:r><w:t>`.
 *
 * By its piece docxtemplater 3.71 finds the start of a paragraph, the properties of a run (for the text after a line
 * break), and what must not stay empty. Where a block holds a break of a page or section, it looks for more.
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
    // Of an empty `w:t` docxtemplater drops the attribute, which is the end of one piece and the start of the next.
    const isEmptyText = value === '</w:t>' && last?.value.endsWith('<w:t xml:space="preserve">');
    const isJoined = last && !isInLook && !isEmptyText && isPlain(last) && isPlain(piece);
    if (subparsed) all.push({ ...piece, subparsed: joined(subparsed) });
    else if (!isJoined || (tag === 'w:p' && position !== 'end')) all.push(piece);
    else {
      // The start of a run ends what docxtemplater has kept of the properties of the run before.
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
