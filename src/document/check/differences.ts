import { bodyPath } from '../package/parts';
import { groupBy } from '../word/groupBy';
import type { TemplateFacts } from './readTemplateFacts';
import { type Piece, type Printed, printedSections } from './trial';
import { isAboutEntries, type TrialCase } from './trialCases';

/**
 * Returns the pieces of a document: the sizes of its sheets, each once, and then the pieces of each paragraph. Headers
 * and footers that no page shows are left out. When a section falls away in a document, its headers and footers fall
 * away, too.
 */
export function piecesOf(printed: readonly Printed[], { headersFooters }: TemplateFacts) {
  const sections = printedSections(printed);
  const references = sections.flatMap((one) => one.references);
  const paths = [bodyPath, ...references.map((id) => headersFooters.get(id))];
  const sizes = new Map(
    sections.flatMap(({ pageSize, lines }) =>
      lines.slice(-1).map(({ paragraph }) => [`Blatt ${pageSize}`, paragraph] as const),
    ),
  );
  const sheets = Array.from(sizes, ([what, paragraph]): Piece => {
    return { key: what, what, name: what, paragraph, isField: false };
  });
  const shown = printed.filter(({ paragraph }) => paths.includes(paragraph.path));
  return [...sheets, ...shown.flatMap((one) => one.pieces)];
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
 *   when the difference is found in each trial case in which the template or the original prints the piece. Trial
 *   cases in which one condition is false do not count here.
 */
export function differencesIn(pairs: readonly DocumentPair[]) {
  const found = pairs.flatMap(({ trialCase, templatePieces, originalPieces }) => {
    const [counts, originalCounts] = [countsOf(templatePieces), countsOf(originalPieces)];
    const surplusOf = ({ key }: Piece) => (counts.get(key) ?? 0) - (originalCounts.get(key) ?? 0);
    // In the data of a user, entries make a condition about entries true. Trial data may hold entries although such a
    // condition is false, e.g. `hasGeneral`. In this trial case, additional fields are therefore no difference.
    const isDifference = ({ isField }: Piece) =>
      !isField || !isAboutEntries(trialCase.where.without ?? '');
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
    const printed = pairs.filter(
      ({ trialCase: { where }, templatePieces, originalPieces }) =>
        !where.without &&
        [...templatePieces, ...originalPieces].some(({ what }) => what === piece.what),
    );
    const isAlways =
      printed.length > 0 &&
      printed.every((pair) => some.some((one) => one.trialCase === pair.trialCase));
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
