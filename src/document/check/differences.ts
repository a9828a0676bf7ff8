import { diffArrays } from 'diff';
import { grouped } from '../word/grouped';
import { isInText, type Piece } from './pieces';
import type { Way } from './ways';

/** The pieces that a template and its original print in one way. */
export type Made = { way: Way; mine: readonly Piece[]; theirs: readonly Piece[] };

/** A piece that is gone or new, or that is printed once more than by the original. */
export type Difference = {
  kind: 'gone' | 'again' | 'new';
  piece: Piece;
  /** How a sentence about the documents begins; empty when all documents differ so. */
  how: string;
};

/** The pieces that a template prints more or less often than the original, each once. */
export function differencesIn(made: readonly Made[]): Difference[] {
  const found = made.flatMap((one) => {
    const [are, were] = [countsOf(one.mine), countsOf(one.theirs)];
    const count = ({ key }: Piece, counts: ReadonlyMap<string, number>) => counts.get(key) ?? 0;
    const gone = one.theirs.filter((piece) => count(piece, are) < count(piece, were));
    const more = one.mine
      .filter((piece) => count(piece, are) > count(piece, were))
      // A document without entries would not print their fields.
      .filter(({ isField }) => !isField || !one.way.lacks?.startsWith('has'));
    const kindOf = (piece: Piece) => (count(piece, were) === 0 ? 'new' : 'again');
    return [
      ...gone.map((piece) => ({ way: one.way, piece, kind: 'gone' as const })),
      ...more.map((piece) => ({ way: one.way, piece, kind: kindOf(piece) }) as const),
    ];
  });
  return grouped(found, ({ kind, piece }) => `${kind} ${piece.what}`).flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { kind, piece, way } = first;
    const printed = made.filter(({ mine, theirs }) =>
      [...mine, ...theirs].some(({ what }) => what === piece.what),
    );
    const isAlways = new Set(some.map((one) => one.way)).size === printed.length;
    return { kind, piece, how: isAlways ? '' : way.how };
  });
}

/**
 * How often each piece is printed. Headers and footers count once, as a document may have one for each kind of page.
 * A field there repeats what the text says, and does not count beside the text.
 */
function countsOf(pieces: readonly Piece[]) {
  const counts = new Map<string, number>();
  for (const { key } of pieces.filter(isInText)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const inMargins = new Map(pieces.filter((one) => !isInText(one)).map((one) => [one.key, one]));
  for (const [key, { isField }] of inMargins) {
    const inText = counts.get(key) ?? 0;
    counts.set(key, isField ? Math.max(inText, 1) : inText + 1);
  }
  return counts;
}

/** The names of the pieces that stand at another place of the text than in the original. */
export function movedIn(made: readonly Made[]) {
  const moved = made.flatMap(({ mine, theirs }) => {
    const [ours, before] = [inBoth(mine, theirs), inBoth(theirs, mine)];
    return diffArrays([...before.keys()], [...ours.keys()])
      .filter(({ removed }) => removed)
      .flatMap(({ value }) => value.map((key) => ours.get(key) ?? ''));
  });
  return [...new Set(moved)];
}

/** The names of the pieces that both texts have, by their keys. */
function inBoth(pieces: readonly Piece[], others: readonly Piece[]) {
  const keys = new Set(others.filter(isInText).map(({ key }) => key));
  const both = pieces.filter((piece) => isInText(piece) && keys.has(piece.key));
  return new Map(both.map(({ key, name }) => [key, name]));
}
