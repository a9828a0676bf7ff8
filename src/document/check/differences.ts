import { diffArrays } from 'diff';
import { body } from '../package/parts';
import { type Block, loopsOf } from '../tags/readBlocks';
import { grouped } from '../word/grouped';
import type { Paragraph } from '../word/paragraphs';
import type { Shown } from './pages';
import type { Printed } from './trial';
import { readWord } from './trialData';
import type { Way } from './ways';

/** Something that a document prints: a field, typed words, or a thing such as a picture. */
export type Piece = {
  /** The same for two pieces that print the same; of a field, in the same turn. */
  key: string;
  /** The key without the turn: `items.text`, «Packliste». */
  what: string;
  /** The piece as a person reads it in the template: `{text} in {#items}`. */
  name: string;
  paragraph: Paragraph;
  isField: boolean;
};

/** The pieces of a document, in their order. Headers and footers that no page has are left out. */
export function piecesOf(printed: readonly Printed[], { enclosed, printedPaths }: Shown): Piece[] {
  return printed
    .filter(({ paragraph }) => printedPaths.includes(paragraph.path))
    .flatMap(({ paragraph, text, words, things }) => {
      const loops = inLoops(enclosed.get(paragraph));
      const fields = words.map(({ word, tag }) => {
        const { path, turn, tag: own } = readWord(word);
        const name = `{${own}}${inLoops(tag?.around)}`;
        return { key: `${path} ${turn}`, what: path, name, paragraph, isField: true };
      });
      const shown = text.replace(/[\uE002\uFFFC]/g, '');
      const typed = typedIn(paragraph).filter((one) => shown.includes(one));
      const others = [...typed.map((one) => `«${one}»`), ...things].map((what) => {
        return { key: what, what, name: what + loops, paragraph, isField: false };
      });
      return [...fields, ...others];
    });
}

/** The typed words of a paragraph, parted by its tags. Punctuation only parts fields from each other. */
function typedIn({ text }: Paragraph) {
  return text
    .split(/\{[^{}]*\}|[\t\n]/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{S}*\\]|^\d+[.)]$/u.test(one));
}

function inLoops(block: Block | undefined) {
  return loopsOf(block)
    .map(({ start }) => ` in {#${start.name}}`)
    .join('');
}

/** True for a piece of the body, false for one of a header or footer. */
function isInText({ paragraph }: Piece) {
  return paragraph.path === body;
}

/** The pieces that a template and its original print in one way. */
type Made = { way: Way; mine: readonly Piece[]; theirs: readonly Piece[] };

/** A piece that is gone or new, or that is printed once more than by the original. */
export type Difference = {
  kind: 'gone' | 'again' | 'new';
  piece: Piece;
  /** How a sentence about the documents begins; empty when all documents differ so. */
  how: string;
};

/** The pieces that a template prints more or less often than the original, each once. */
export function differencesIn(made: readonly Made[]): Difference[] {
  const found = made.flatMap(({ way, mine, theirs }) => {
    const [are, were] = [countsOf(mine), countsOf(theirs)];
    const more = ({ key }: Piece) => (are.get(key) ?? 0) - (were.get(key) ?? 0);
    // A document without entries would not print their fields.
    const isMeant = ({ isField }: Piece) => !isField || !way.lacks?.startsWith('has');
    return [
      ...theirs
        .filter((piece) => more(piece) < 0)
        .map((piece) => ({ way, piece, kind: 'gone' }) as const),
      ...mine
        .filter((piece) => more(piece) > 0 && isMeant(piece))
        .map((piece) => ({ way, piece, kind: were.has(piece.key) ? 'again' : 'new' }) as const),
    ];
  });
  return grouped(found, ({ kind, piece }) => `${kind} ${piece.what}`).map((some) => {
    const [{ kind, piece, way }] = some;
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
    counts.set(key, isField && inText > 0 ? inText : inText + 1);
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
  return new Map(
    pieces
      .filter((piece) => isInText(piece) && keys.has(piece.key))
      .map(({ key, name }) => [key, name]),
  );
}
