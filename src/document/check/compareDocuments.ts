import { withoutBlockTags } from '../fields';
import { checkDiagnostic, diagnosticsAbout } from '../sentences/check';
import { fieldAt } from '../tags/scopes';
import { groupBy } from '../word/groupBy';
import { type Difference, type DocumentPair, differencesIn, piecesOf } from './differences';
import type { Piece, TriedTemplate } from './trial';
import { type OptionLabels, shortLabel } from './trialCases';

/**
 * Compares the trial documents of a template with the trial documents of the original. The same data fills the
 * documents of the template and the documents of the original. Also reports options that only the original uses, blocks
 * for options of other documents, and headers and footers that even pages lack.
 *
 * @returns `diagnostics`: the differences and these reports. `unknownOptions`: the names of the options that the
 *   original uses and the template does not
 */
export function compareDocuments(
  template: TriedTemplate,
  original: TriedTemplate,
  options: OptionLabels,
) {
  const pairs = Array.from(template.trial, ([trialCase, printed]) => ({
    trialCase,
    templatePieces: piecesOf(printed, template.facts),
    originalPieces: piecesOf(original.trial.get(trialCase) ?? [], original.facts),
  }));
  const isEmptied = ({ paragraph }: Piece) => {
    const name = original.facts.enclosed.get(paragraph)?.start.name;
    return template.facts.blocks.some(
      (block) =>
        block.start.name === name &&
        template.facts.tags.every(({ sign, around }) => sign !== '' || around !== block),
    );
  };
  const isUsed = (name: string, { facts }: TriedTemplate) =>
    facts.blocks.some(({ start }) => start.name === name);
  const unknownOptions = [...options.keys()].filter(
    (name) => isUsed(name, original) && !isUsed(name, template),
  );
  // A condition that the original does not use is an option of another document, and false in each document. Only
  // `pageNumbers` is true in a folder of documents.
  const foreignBlocks = template.facts.blocks.filter(
    ({ start: { sign, name, scopes } }) =>
      sign === '#' &&
      fieldAt(name, scopes) === 'condition' &&
      name !== 'pageNumbers' &&
      !isUsed(name, original),
  );
  const labels = unknownOptions.map((name) => `«${shortLabel(name, options)}» ({#${name}})`);
  const diagnostics = [
    ...diagnosticsOfDifferences(pairs, isEmptied),
    ...diagnosticsAbout('unknown-option', labels),
    ...foreignBlocks.map(({ start }) => checkDiagnostic('foreign-option', start, start.name)),
    ...diagnosticsAbout('even-pages', [
      ...new Set(
        pairs
          .flatMap((one) => one.templatePieces)
          .flatMap(({ paragraph: { path }, name }) =>
            template.facts.oddPagesOnly.includes(path) ? name : [],
          ),
      ),
    ]),
  ];
  return { diagnostics, unknownOptions };
}

/**
 * Makes the diagnostics for differences. Differences with the same id and the same `sentenceStart` share a diagnostic.
 * Differences with the id `lacking`, `twice`, `repeated` or `sign` are warnings. Any other difference is a change.
 *
 * - `lacking`: a field is printed less often than in the original, or typed words are missing with some choices of
 *   options only. A field that no document prints is `lacking` only if its block is still in the template, but empty
 *   (`isEmptied`). Any other field that no document prints was probably left out on purpose.
 * - `older`: a field that no document of the template prints, if more than four such fields (`lost`) are missing. All
 *   fields of a list count as one. The template was probably made from an older original without these fields.
 * - `fewer`: all documents print words or an object less often, e.g. a title that is still in a footer.
 * - `twice`: a field is printed more often than in the original, or a loop repeats its typed words more often.
 * - `repeated`: a loop repeats a field from outside of the loop, or typed words that are outside of this loop in the
 *   original.
 * - `sign`: a paragraph with a field in a loop holds typed characters without letters that the original never prints.
 * - `gone`, `again`, `new`: any other difference (`Difference`).
 *
 * @param isEmptied tells of a piece of the original whether the template has emptied the block around the piece: The
 *   template has a block with this name and without a field directly inside.
 */
function diagnosticsOfDifferences(
  pairs: readonly DocumentPair[],
  isEmptied: (piece: Piece) => boolean,
) {
  const originalPieces = pairs.flatMap((one) => one.originalPieces);
  const printedByOriginal = new Set(originalPieces.map(({ what }) => what));
  const printed = new Set(pairs.flatMap((one) => one.templatePieces.map(({ what }) => what)));
  const namesInOriginal = new Set(originalPieces.map(({ name }) => name));
  const lost = originalPieces.filter(({ isField, what }) => isField && !printed.has(what));
  const isOlder = new Set(lost.map(({ what }) => what.replace(/\..*/, ''))).size > 4;
  const idOf = ({ kind, sentenceStart, trialCase, piece }: Difference) => {
    const { isField, isOfOuter, what, name, paragraph } = piece;
    const isText = isField || what.startsWith('«');
    const ofOption = sentenceStart !== '' && trialCase.where.without === undefined;
    if (kind === 'gone') {
      const isLost = !printed.has(what);
      if (isLost && isField && isOlder) return 'older';
      if (isLost && !(isField && isEmptied(piece))) return kind;
      if (isText && (isField || ofOption)) return 'lacking';
      return sentenceStart === '' ? 'fewer' : kind;
    }
    if (kind === 'again' && isText && (isField || name !== what))
      return (isField ? isOfOuter : !namesInOriginal.has(name)) ? 'repeated' : 'twice';
    if (isField) return kind;
    // Typed characters without letters beside a field in a loop, such as the `$` of `${text}`, are probably a mistake.
    // Characters that the original prints, too, are no mistake.
    const isBesideField = name !== what && withoutBlockTags(paragraph.text).includes('{');
    const isSign = isBesideField && !/\p{L}/u.test(what) && !printedByOriginal.has(what);
    return isSign ? 'sign' : kind;
  };
  // Fields are listed first, because `createDiagnosticsOf` cuts the end of a long list.
  const fieldsFirst = differencesIn(pairs).toSorted(
    (a, b) => Number(b.piece.isField) - Number(a.piece.isField),
  );
  return groupBy(fieldsFirst, (one) => `${idOf(one)} ${one.sentenceStart}`).flatMap((some) => {
    const [first] = some;
    const names = new Set(some.map(({ piece }) => piece.name));
    const id = idOf(first);
    const { where, sentenceStart } = first.trialCase;
    if (id === 'older') return checkDiagnostic(id, where, [...names].join(', '));
    if (id === 'fewer' || first.sentenceStart === '') return checkDiagnostic(id, where, [...names]);
    const name = id === 'lacking' && where.without ? 'lacking.inside' : (`${id}.under` as const);
    return checkDiagnostic(name, where, [...names], sentenceStart, where.without ?? '');
  });
}
