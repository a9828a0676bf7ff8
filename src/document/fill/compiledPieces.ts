/**
 * A piece of a compiled part, e.g. a tag, a text, or the start of an element. A whole block is one piece, and holds the
 * pieces inside the block in `subparsed`.
 */
export type CompiledPiece = {
  type: string;
  value: string;
  inverted?: boolean;
  /** The name of the element, if the piece is the start or end of an element. */
  tag?: string | undefined;
  position?: string;
  /** True for the start or end of an element that holds text, such as `w:t`. */
  text?: boolean;
  /** True for a block of whole paragraphs. Filling removes paragraphs whose only text is a tag of the block. */
  paragraphLoop?: boolean;
  subparsed?: CompiledPiece[];
};

/** True when a piece is a field or a whole block. */
export function isTag({ type }: CompiledPiece) {
  return type === 'placeholder';
}

/**
 * Returns the XML that pieces print. Unlike docxtemplater, this function does not mend the printed XML. Printing thus
 * takes a fifth of the time, and a check prints a template many times. The data must hold no markup, because values are
 * not escaped.
 *
 * @param scopes the data of each loop around the pieces, the innermost first, then the data of the template
 */
export function printPieces(pieces: readonly CompiledPiece[], scopes: readonly object[]): string {
  return pieces
    .map((piece) => {
      if (!isTag(piece)) return piece.value;
      const { subparsed, inverted = false } = piece;
      const name = piece.value.trim();
      // When the innermost scope that has the name holds no value, the outer scopes are not searched.
      const scope = scopes.find((one) => Object.hasOwn(one, name));
      const value: unknown = scope && Reflect.get(scope, name);
      if (!subparsed) return `${value ?? ''}`;
      return repetitionsOf(value, inverted, scopes)
        .map((inside) => printPieces(subparsed, inside))
        .join('');
    })
    .join('');
}

/** The scopes for each repetition of a block. The result is empty when the block is left out. */
function repetitionsOf(value: unknown, isInverted: boolean, scopes: readonly object[]) {
  const isNothing = !value || (Array.isArray(value) && value.length === 0);
  if (isInverted !== isNothing) return [];
  return Array.isArray(value) && !isInverted ? value.map((entry) => [entry, ...scopes]) : [scopes];
}

/**
 * The tags among pieces, without the XML between them. If `printPieces` prints the same text of these tags with two
 * data objects, the documents of both objects are equal, except for headers and footers, because `printPieces` does not
 * read `data.inFooters`. After each tag, and before each repetition of a block, a control character is printed that no
 * text can contain.
 */
export function tagsIn(pieces: readonly CompiledPiece[]): CompiledPiece[] {
  return pieces.filter(isTag).flatMap(({ type, value, inverted = false, subparsed }) => [
    {
      type,
      value,
      inverted,
      ...(subparsed && { subparsed: [repetitionMarker, ...tagsIn(subparsed)] }),
    },
    { type: 'content', value: '\u0001' },
  ]);
}

const repetitionMarker: CompiledPiece = { type: 'content', value: '\u0002' };

/**
 * Joins pieces of a compiled part that are always rendered one after the other: `<w:p>`, `<w:r>`, `<w:t>` become
 * `<w:p><w:r><w:t>`. Fewer pieces save time, because docxtemplater passes each piece to each of its modules whenever a
 * loop repeats. Some pieces stay separate, because docxtemplater 3.71 would not find their elements inside a joined
 * piece:
 * - the start of a paragraph, which begins a new piece
 * - the properties of a run, which docxtemplater copies to the text after a line break
 * - elements that must not stay empty, such as table cells
 * - all pieces of a part in which a block holds a page break or section break, because docxtemplater examines more
 *   elements of such a part
 */
export function joinPieces(pieces: CompiledPiece[]) {
  if (pieces.some(({ subparsed }) => subparsed && holdsBreak(subparsed))) return pieces;
  return joinNeighbours(pieces);
}

function joinNeighbours(pieces: readonly CompiledPiece[]) {
  const all: CompiledPiece[] = [];
  let isInRunProperties = false;
  for (const piece of pieces) {
    const { tag, position, subparsed, value } = piece;
    const last = all.at(-1);
    if (tag === 'w:rPr') isInRunProperties = position === 'start';
    const isJoined = last && !isInRunProperties && isJoinable(last) && isJoinable(piece);
    if (subparsed) all.push({ ...piece, subparsed: joinNeighbours(subparsed) });
    else if (!isJoined || (tag === 'w:p' && position !== 'end')) all.push(piece);
    else {
      // docxtemplater uses the properties of a run until the next piece with the tag `w:r`.
      const tagOfJoined = last.tag === 'w:r' ? last.tag : (tag ?? last.tag);
      all.splice(-1, 1, { ...last, value: last.value + value, tag: tagOfJoined });
    }
  }
  return all;
}

function isJoinable({ type, tag = 'w:t' }: CompiledPiece) {
  return type !== 'placeholder' && ['w:t', 'w:p', 'w:pPr', 'w:r'].includes(tag);
}

function holdsBreak(pieces: readonly CompiledPiece[]): boolean {
  return pieces.some(({ value, subparsed }) =>
    subparsed ? holdsBreak(subparsed) : /^<w:sectPr|w:type="page"/.test(value),
  );
}
