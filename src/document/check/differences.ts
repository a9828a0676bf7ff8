import { body } from '../package/parts';
import { type Block, loopsOf } from '../tags/readBlocks';
import { grouped } from '../word/grouped';
import { type Paragraph, spacedText } from '../word/paragraphs';
import type { Shown } from './pages';
import type { Printed } from './trial';
import { readWord } from './trialData';
import type { Way } from './ways';

/** One piece of a printed document: a field, typed words, or an object such as a picture. */
export type Piece = {
  /**
   * The text by which two pieces are compared. For a field, the text is `what` and the number of the entry, e.g.
   * `items.text 2`. For all other pieces, the text is `what`.
   */
  key: string;
  /**
   * For a field: the path, e.g. `items.text`. For typed words: the words in quotation marks, e.g. `«Packliste»`. For an
   * object: the German name, e.g. `Bild`.
   */
  what: string;
  /** The description of the piece for a person, with the loops around the piece: `{text} in {#items}`. */
  name: string;
  paragraph: Paragraph;
  isField: boolean;
};

/**
 * Returns the pieces of a document, paragraph by paragraph. The fields of a paragraph precede its typed words and
 * objects. Headers and footers that no page shows are left out.
 */
export function piecesOf(printed: readonly Printed[], { enclosed, printedPaths }: Shown): Piece[] {
  return printed
    .filter(({ paragraph }) => printedPaths.includes(paragraph.path))
    .flatMap(({ paragraph, text, words, things }) => {
      const loops = inLoops(enclosed.get(paragraph));
      const fields = words.map(({ word, tag }) => {
        const { path, turn, tag: tagName } = readWord(word);
        const name = `{${tagName}}${inLoops(tag?.around)}`;
        return { key: `${path} ${turn}`, what: path, name, paragraph, isField: true };
      });
      const shown = text.replace(/[\uE002\uFFFC]/g, '');
      // In a paragraph with a page number, digits are removed from the typed words, because Word computes the page
      // number anew.
      const isNumbered = things.some((thing) => /^(Seitenzahl|Anzahl Seiten)$/.test(thing));
      const typed = typedIn(paragraph)
        .filter((one) => shown.includes(one))
        .map((one) => `«${isNumbered ? one.replace(/\d+ ?/g, '').trim() : one}»`);
      const others = [...typed, ...things].map((what) => {
        return { key: what, what, name: what + loops, paragraph, isField: false };
      });
      return [...fields, ...others];
    });
}

/**
 * Returns the typed words of a paragraph, split at tags, tabs, line breaks and middle dots. A text with neither letters nor symbols
 * is left out, e.g. punctuation between fields. `*`, `\` and list numbers (`1.`) count as symbols.
 */
function typedIn(paragraph: Paragraph) {
  const known = typedTexts.get(paragraph);
  if (known) return known;
  const typed = spacedText(paragraph)
    .split(/\{[^{}]*\}|[\t\n·]/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{S}*\\]|^\d+[.)]$/u.test(one));
  typedTexts.set(paragraph, typed);
  return typed;
}

/** The typed words of paragraphs. Each paragraph is read once, although many trial documents print the paragraph. */
const typedTexts = new WeakMap<Paragraph, readonly string[]>();

function inLoops(block: Block | undefined) {
  return loopsOf(block)
    .map(({ start }) => ` in {#${start.name}}`)
    .join('');
}

/** True for a piece of the body, false for a piece of a header or footer. */
function isInText({ paragraph }: Piece) {
  return paragraph.path === body;
}

/**
 * The pieces of two documents with the same data (`way`): a document of the template (`mine`) and a document of its
 * original (`theirs`).
 */
type Made = { way: Way; mine: readonly Piece[]; theirs: readonly Piece[] };

/**
 * A piece that the template prints more or less often than the original. `kind` is `gone` when the template prints the
 * piece less often than the original. `kind` is `again` when the template prints the piece more often, and the original
 * prints the piece, too. `kind` is `new` when only the template prints the piece.
 */
export type Difference = {
  kind: 'gone' | 'again' | 'new';
  piece: Piece;
  /** The first way in which the difference is found. */
  way: Way;
  /**
   * `Way.how` of the first way. `how` is empty when the difference is found in each way in which the template or the
   * original prints the piece.
   */
  how: string;
};

/**
 * Finds the pieces that a template prints more or less often than the original. A difference that is found in several
 * ways is listed once.
 */
export function differencesIn(made: readonly Made[]): Difference[] {
  const found = made.flatMap(({ way, mine, theirs }) => {
    const [are, were] = [countsOf(mine), countsOf(theirs)];
    const more = ({ key }: Piece) => (are.get(key) ?? 0) - (were.get(key) ?? 0);
    // In the data of a user, entries make a condition such as `hasUnits` true. Trial data may hold entries although the
    // condition is false. When such a condition is left out, additional fields are therefore no difference.
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
    return { kind, piece, way, how: isAlways ? '' : way.how };
  });
}

/**
 * Returns how often each piece is printed, by the key of the piece. A piece that several headers or footers print
 * counts once, because a document may have a header for each kind of page. A field in a header or footer does not count
 * when the body prints the field.
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
