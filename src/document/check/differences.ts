import { bodyPath } from '../package/parts';
import { type Block, loopsOf } from '../tags/readBlocks';
import { groupBy } from '../word/groupBy';
import type { Paragraph } from '../word/paragraphs';
import type { TemplateFacts } from './readTemplateFacts';
import { type Printed, printedSections } from './trial';
import type { TrialCase } from './trialCases';

/** One piece of a printed document: a field, typed words, an object such as a picture, or the size of its sheets. */
export type Piece = {
  /**
   * The text by which two pieces are compared. For a field, the text is `what` and the number of the entry, e.g.
   * `items.text 2`. For all other pieces, the text is `what`.
   */
  key: string;
  /**
   * For a field: the path, e.g. `items.text`. For typed words: the words in quotation marks, e.g. `«Packliste»`. For an
   * object: the German name, e.g. `Bild`. For a size: `Blatt 210 × 297 mm`.
   */
  what: string;
  /** The description of the piece for a person, with the loops around the piece: `{text} in {#items}`. */
  name: string;
  paragraph: Paragraph;
  isField: boolean;
  /** True for a field in a loop to which the field does not belong, and for a field whose tag is unknown. */
  isOfOuter?: boolean;
};

/**
 * Returns the pieces of a document: the sizes of its sheets, each once, and then the pieces of each paragraph. The
 * fields of a paragraph precede its typed words and objects. Headers and footers that no page shows are left out. When
 * a section falls away in a document, its headers and footers fall away, too.
 */
export function piecesOf(printed: readonly Printed[], { enclosed, headersFooters }: TemplateFacts) {
  const sections = printedSections(printed);
  // The sections of a document without paragraphs are unknown.
  const references =
    sections.length > 0 ? sections.flatMap((one) => one.references) : [...headersFooters.keys()];
  const paths = [bodyPath, ...references.map((id) => headersFooters.get(id))];
  const sizes = new Map(
    sections.flatMap(({ pageSize, lines }) =>
      lines.slice(-1).map(({ paragraph }) => [`Blatt ${pageSize}`, paragraph] as const),
    ),
  );
  const sheets = Array.from(sizes, ([what, paragraph]) => {
    return { key: what, what, name: what, paragraph, isField: false };
  });
  const pieces = printed.flatMap((one) => {
    if (!paths.includes(one.paragraph.path)) return [];
    const known =
      piecesByPrinted.get(one) ?? piecesIn(one, loopsAsText(enclosed.get(one.paragraph)));
    piecesByPrinted.set(one, known);
    return known;
  });
  return [...sheets, ...pieces];
}

/** The pieces of printed paragraphs. A printed paragraph is read once, although many trial documents share it. */
const piecesByPrinted = new WeakMap<Printed, readonly Piece[]>();

function piecesIn({ paragraph, text, words, objects }: Printed, loops: string): Piece[] {
  const fields = words.map(({ path, entryNumber, name: tagName, tag }) => {
    const name = `{${tagName}}${loopsAsText(tag?.around)}`;
    const isOfOuter = !Object.hasOwn(tag?.scopes.at(-1) ?? {}, tagName);
    return { key: `${path} ${entryNumber}`, what: path, name, paragraph, isField: true, isOfOuter };
  });
  // In a paragraph with a page number, digits are removed from the typed words, because Word computes the page number
  // anew.
  const isNumbered = objects.some((thing) => ['Seitenzahl', 'Anzahl Seiten'].includes(thing));
  // Word copies the words in a table of contents from the headings.
  const typed = (objects.includes('Inhaltsverzeichnis') ? [] : typedIn(text)).map(
    (one) => `«${isNumbered ? one.replace(/\d+ ?/g, '').trim() : one}»`,
  );
  const others = [...typed, ...objects].map((what) => {
    return { key: what, what, name: what + loops, paragraph, isField: false };
  });
  return [...fields, ...others];
}

/**
 * Returns the typed words in a printed text, split at fields, tabs, line breaks and middle dots. A text with neither
 * letters nor symbols is left out, e.g. punctuation between fields. `*`, `\` and list numbers (`1.`) count as symbols.
 */
function typedIn(text: string) {
  return text
    .replace(/[\uE002\uFFFC«»]/g, '')
    .split(/\uE000[^\uE001]*\uE001|[\t\n·]/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{S}*\\]|^\d+[.)]$/u.test(one));
}

function loopsAsText(block: Block | undefined) {
  return loopsOf(block)
    .map(({ start }) => ` in {#${start.name}}`)
    .join('');
}

/**
 * The pieces of two documents with the same data (`trialCase`): a document of the template (`templatePieces`) and a
 * document of its original (`originalPieces`).
 */
export type DocumentPair = {
  trialCase: TrialCase;
  templatePieces: readonly Piece[];
  originalPieces: readonly Piece[];
};

/**
 * A piece that the template prints more or less often than the original. `kind` is `gone` when the template prints the
 * piece less often than the original. `kind` is `again` when the template prints the piece more often, and the original
 * prints the piece, too. `kind` is `new` when only the template prints the piece.
 */
export type Difference = ReturnType<typeof differencesIn>[number];

/**
 * Finds the pieces that a template prints more or less often than the original. A difference that is found in several
 * trial cases is listed once.
 *
 * @returns the differences. `trialCase` is the first trial case in which the difference is found, or for a repeated
 *   field the first case with the repetition. `sentenceStart` is the `sentenceStart` of this trial case. It is empty
 *   when the difference is found in each trial case in which the template or the original prints the piece.
 */
export function differencesIn(pairs: readonly DocumentPair[]) {
  const found = pairs.flatMap(({ trialCase, templatePieces, originalPieces }) => {
    const [counts, originalCounts] = [countsOf(templatePieces), countsOf(originalPieces)];
    const surplusOf = ({ key }: Piece) => (counts.get(key) ?? 0) - (originalCounts.get(key) ?? 0);
    // In the data of a user, entries make a condition such as `hasUnits` true. Trial data may hold entries although the
    // condition is false. In a trial case with such a false condition, additional fields are therefore no difference.
    const isDifference = ({ isField }: Piece) =>
      !isField || !trialCase.where.without?.startsWith('has');
    return [
      ...originalPieces
        .filter((piece) => surplusOf(piece) < 0)
        .map((piece) => ({ trialCase, piece, kind: 'gone' }) as const),
      ...templatePieces
        .filter((piece) => surplusOf(piece) > 0 && isDifference(piece))
        .map(
          (piece) =>
            ({ trialCase, piece, kind: originalCounts.has(piece.key) ? 'again' : 'new' }) as const,
        ),
    ];
  });
  return groupBy(found, ({ kind, piece }) => `${kind} ${piece.what}`).map((some) => {
    // When an inner loop repeats a field, `some` also holds the pieces of the field outside of this loop. The piece
    // inside the loop is reported.
    const { kind, piece, trialCase } = some.find((one) => one.piece.isOfOuter) ?? some[0];
    const printed = pairs.filter(({ templatePieces, originalPieces }) =>
      [...templatePieces, ...originalPieces].some(({ what }) => what === piece.what),
    );
    const isAlways = new Set(some.map((one) => one.trialCase)).size === printed.length;
    return { kind, piece, trialCase, sentenceStart: isAlways ? '' : trialCase.sentenceStart };
  });
}

/**
 * Returns how often each piece is printed, by the key of the piece. A piece that several headers or footers print
 * counts once, because a document may have a header for each kind of page. A field in a header or footer does not count
 * when the body prints the field.
 */
function countsOf(pieces: readonly Piece[]) {
  const counts = new Map<string, number>();
  const outside = new Map<string, boolean>();
  for (const { key, isField, paragraph } of pieces) {
    if (paragraph.path === bodyPath) counts.set(key, (counts.get(key) ?? 0) + 1);
    else outside.set(key, isField);
  }
  for (const [key, isField] of outside) {
    const inBody = counts.get(key) ?? 0;
    if (!isField || inBody === 0) counts.set(key, inBody + 1);
  }
  return counts;
}
