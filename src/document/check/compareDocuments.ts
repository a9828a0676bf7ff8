import { withoutBlockTags } from '../fields';
import { checkDiagnostic, diagnosticsAbout } from '../sentences/check';
import { fieldAt } from '../tags/scopes';
import { groupBy } from '../word/groupBy';
import { type Difference, type DocumentPair, differencesIn, piecesOf } from './differences';
import type { Piece, TriedTemplate } from './trial';
import type { OptionLabels } from './trialCases';

/**
 * Compares the trial documents of a template with the trial documents of the original. A trial document is a template
 * that is filled with invented data. In each trial case (`trialCasesOf`), the template and the original have the same
 * data.
 *
 * Besides the differences, the diagnostics report three faults of the template:
 *
 * - `unknown-option`: The original has a block for an option, and the template has none.
 * - `foreign-option`: The template has a block for an option of another document.
 * - `even-pages`: A header or footer is shown on odd pages only.
 *
 * @returns the diagnostics, and the names of all options with the fault `unknown-option`
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
  // True when the template has the block that surrounds the piece in the original, but no field directly in this block.
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
  // A condition that the original does not use is an option of another document. Exception: every template may use
  // `pageNumbers`, which is true in a folder.
  const foreignBlocks = template.facts.blocks.filter(
    ({ start: { sign, name, scopes } }) =>
      sign === '#' &&
      fieldAt(name, scopes) === 'condition' &&
      name !== 'pageNumbers' &&
      !isUsed(name, original),
  );
  const diagnostics = [
    ...diagnosticsOfDifferences(pairs, isEmptied),
    ...diagnosticsAbout(
      'unknown-option',
      unknownOptions.map((name) => `«${options.get(name)}» ({#${name}})`),
    ),
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
 * Makes the diagnostics for differences. Differences with the same id and the same `sentenceStart` (`differencesIn`)
 * share a diagnostic. The ids `lacking`, `twice` and `repeated` are warnings. The remaining ids are changes.
 *
 * A difference is about one piece (`Piece`): a field, an object, or typed words. Typed words are the words of a
 * template outside of tags. The first id that fits is taken.
 *
 * Ids of a piece that the template prints less often than the original:
 *
 * - `older`: No trial document of the template prints the field. The same is true of at least four other fields of the
 *   original. The fields of one list count as one field. The template was probably made from an older original.
 * - `lacking`: The template still prints the field, or `isEmptied` is true. Typed words are `lacking` if the template
 *   still prints them, but less often with certain options.
 * - `fewer`: The template still prints the typed words or the object, but less often, whatever options are ticked. For
 *   example, the title is in a footer, but no longer in the body.
 * - `gone`: all remaining pieces. A field that is gone was probably left out on purpose.
 *
 * Ids of a piece that the template prints more often than the original:
 *
 * - `repeated`: A loop repeats a field from outside of the loop, or typed words that the original prints only outside
 *   of this loop.
 * - `twice`: The template prints a field more often, or a loop repeats typed words that the original prints in this
 *   loop, too.
 * - `sign`: Beside a field in a loop, the template prints characters that are no letters. The original never prints
 *   these characters. For example, somebody typed `${text}` instead of `{text}`.
 * - `again`, `new`: all remaining pieces (`Difference`).
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
    const isBesideField = name !== what && withoutBlockTags(paragraph.text).includes('{');
    return isBesideField && !/\p{L}/u.test(what) && !printedByOriginal.has(what) ? 'sign' : kind;
  };
  // Fields come first, because the sentence of a diagnostic names only the first eight of many pieces.
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
