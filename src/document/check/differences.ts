import { bodyPath } from '../package/wordPackage';
import { groupBy } from '../word/groupBy';
import type { TemplateFacts } from './readTemplateFacts';
import { type Piece, type Printed, printedSections } from './trial';
import { isAboutEntries, type TrialCase } from './trialCases';

/**
 * Returns the pieces of a printed document: first the page size of each section, e.g. `Blatt 210 × 297 mm`, then the
 * pieces of the body, headers and footers. Equal sizes are returned once. A header or footer is left out if no printed
 * section refers to it. For example, a condition is false and leaves out the section with the header.
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

/** The pieces that a template and its original print with the data of `trialCase`. */
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
 * @returns the differences. `trialCase` is the first trial case with the difference. `sentenceStart` names the options
 *   of this trial case, e.g. `Mit «Kästchen zum Abhaken»`. `sentenceStart` is empty if the difference occurs in every
 *   trial case that prints the piece. Trial cases with a false condition (`where.without`) do not count here, because
 *   the condition may leave out the paragraph with the difference.
 */
export function differencesIn(pairs: readonly DocumentPair[]) {
  const found = pairs.flatMap(({ trialCase, templatePieces, originalPieces }) => {
    const [counts, originalCounts] = [countsOf(templatePieces), countsOf(originalPieces)];
    const surplusOf = ({ key }: Piece) => (counts.get(key) ?? 0) - (originalCounts.get(key) ?? 0);
    // An additional field is no difference while a condition about entries is false, e.g. `hasGeneral`. The template
    // may print `{text}` outside of `{#hasGeneral}`. Trial data gives `{text}` a value in this case, too. In the data
    // of a user, `{text}` is empty when `hasGeneral` is false, so the documents are equal.
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
    // A loop may repeat a field that is defined outside of the loop. `some` may then hold two pieces of this field: one
    // that is printed by the loop, and one that is printed outside. The piece that the loop prints is reported.
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
 * Maps the key of each piece to the number of times that a document prints the piece. A section may have three headers
 * with the same text (first page, odd pages, even pages). A piece in several headers or footers therefore counts once.
 * A field in a header or footer does not count if the body prints the field.
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
