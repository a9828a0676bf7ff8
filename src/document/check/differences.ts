import { bodyPath } from '../package/parts';
import { groupBy } from '../word/groupBy';
import type { TemplateFacts } from './readTemplateFacts';
import { type Piece, type Printed, printedSections } from './trial';
import { isAboutEntries, type TrialCase } from './trialCases';

/**
 * Returns the pieces of a printed document: first the page size of each section, e.g. `Blatt 210 × 297 mm`, then the
 * pieces of the body, headers and footers. Equal sizes are returned once. A header or footer is left out when no
 * section of the printed document refers to it. For example, the section may be inside a condition that is false.
 */
export function piecesOf(printed: readonly Printed[], { headersFooters }: TemplateFacts) {
  const sections = printedSections(printed);
  const paths = [
    bodyPath,
    ...sections.flatMap(({ references }) => references.map((id) => headersFooters.get(id))),
  ];
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
 * The pieces of two trial documents that are filled with the data of `trialCase`: the document of the template and the
 * document of its original.
 */
export type DocumentPair = {
  trialCase: TrialCase;
  templatePieces: readonly Piece[];
  originalPieces: readonly Piece[];
};

/**
 * A piece that the template prints more or less often than the original. The values of `kind`:
 *
 * - `gone`: The template prints the piece less often than the original.
 * - `again`: The original prints the piece, and the template prints the piece more often.
 * - `new`: Only the template prints the piece.
 */
export type Difference = ReturnType<typeof differencesIn>[number];

/**
 * Finds the pieces that a template prints more or less often than the original. A difference in several trial cases is
 * returned once.
 *
 * @returns the differences. `trialCase` is the first trial case with the difference. If an inner loop repeats a field
 *   from outside of the loop, `trialCase` is the first trial case with the repetition. `sentenceStart` names the
 *   options with which the difference occurs, e.g. `Mit «Zum Abhaken»`. If the difference occurs in every trial case
 *   that prints the piece, `sentenceStart` is empty. Trial cases in which one condition is false do not matter for
 *   `sentenceStart`.
 */
export function differencesIn(pairs: readonly DocumentPair[]) {
  const found = pairs.flatMap(({ trialCase, templatePieces, originalPieces }) => {
    const [counts, originalCounts] = [countsOf(templatePieces), countsOf(originalPieces)];
    const surplusOf = ({ key }: Piece) => (counts.get(key) ?? 0) - (originalCounts.get(key) ?? 0);
    // In the data of a user, `hasGeneral` is true as soon as a general text has a value. Only trial data holds general
    // texts although `hasGeneral` is false. A template that prints `{text}` outside of `{#hasGeneral}` is therefore
    // right, and the additional field is no difference.
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
    // When an inner loop repeats a field, `some` may also hold a piece of the field outside of this loop. Only the
    // piece in the inner loop is reported.
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
 * Returns how often a document prints each piece. The keys of the result are the keys of the pieces. A section may have
 * up to three headers with the same text (first page, odd pages, even pages). All headers and footers together
 * therefore count once. A field in a header or footer does not count at all when the body prints the field.
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
