/** A piece of a compiled part: a field, a text, the start or end of an element, or a whole block. */
export type CompiledPiece = {
  type: string;
  value: string;
  inverted?: boolean;
  /** The name of the element that the piece starts or ends. */
  tag?: string | undefined;
  position?: string;
  /** True for the start or end of an element that holds text, e.g. `w:t`. */
  text?: boolean;
  /** The pieces inside a block. */
  subparsed?: CompiledPiece[];
};

/** A part that docxtemplater has compiled. `path` is the name of the part in the package. */
export type CompiledPart = { path: string; pieces: readonly CompiledPiece[] };

/** True when a piece is a field or a whole block. */
export function isTag({ type }: CompiledPiece) {
  return type === 'placeholder';
}

/**
 * Prints pieces as XML. A check prints a template many times, and this function is five times as fast as docxtemplater.
 * Unlike docxtemplater, the function does not add a paragraph to an empty cell. Values are not escaped, so the data
 * must hold no markup.
 *
 * @param scopes the data around the pieces: first the entry of the innermost loop, last the data of the template
 */
export function printPieces(pieces: readonly CompiledPiece[], scopes: readonly object[]): string {
  return pieces
    .map((piece) => {
      if (!isTag(piece)) return piece.value;
      const { subparsed, inverted = false } = piece;
      const name = piece.value.trim();
      // A name in an inner scope hides the name in outer scopes, even if the inner value is null.
      const scope = scopes.find((one) => Object.hasOwn(one, name));
      const value: unknown = scope && Reflect.get(scope, name);
      if (!subparsed) return `${value ?? ''}`;
      return repetitionsOf(value, inverted, scopes)
        .map((inside) => printPieces(subparsed, inside))
        .join('');
    })
    .join('');
}

/** Returns the scopes of each repetition of a block. For a block that is left out, the result is empty. */
function repetitionsOf(value: unknown, isInverted: boolean, scopes: readonly object[]) {
  const isNothing = !value || (Array.isArray(value) && value.length === 0);
  if (isInverted !== isNothing) return [];
  return Array.isArray(value) && !isInverted ? value.map((entry) => [entry, ...scopes]) : [scopes];
}

/**
 * Returns the tags among pieces, without the XML between the tags. If these tags print equal texts for two data
 * objects, filling gives equal documents for both. Only headers and footers may differ, because `printPieces` does not
 * read `data.inFooters`.
 *
 * A control character follows each tag and precedes each repetition of a block. Otherwise, `{a}{b}` would print `123`
 * for the texts `1` and `23`, and for `12` and `3`. No text contains a control character.
 */
export function tagsIn(pieces: readonly CompiledPiece[]): CompiledPiece[] {
  return pieces.filter(isTag).flatMap(({ type, value, inverted = false, subparsed }) => [
    {
      type,
      value,
      inverted,
      ...(subparsed && {
        subparsed: [{ type: 'content', value: '\u0002' }, ...tagsIn(subparsed)],
      }),
    },
    { type: 'content', value: '\u0001' },
  ]);
}

/**
 * Joins neighbouring pieces of a compiled part. The pieces `<w:p>`, `<w:r>`, `<w:t>` become the piece
 * `<w:p><w:r><w:t>`. Fewer pieces save time, because docxtemplater passes every piece to all its modules whenever a
 * loop repeats.
 *
 * docxtemplater 3.71 finds some elements only at the beginning of a piece. Therefore, four exceptions apply:
 * - The start of a paragraph is not joined to the piece before it.
 * - The properties of a run are not joined. docxtemplater copies them to the text after a line break.
 * - Elements that must not stay empty, e.g. table cells, are not joined.
 * - In a part with a page break or section break inside a block, no pieces are joined. docxtemplater looks for further
 *   elements in this part.
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
      // docxtemplater remembers the properties of a run until a piece has the tag `w:r`. A joined piece keeps this tag.
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
