import type { Element } from '@xmldom/xmldom';
import type { Diagnostic } from '../diagnostic';
import { withoutBlockTags } from '../fields';
import { checkDiagnostic, diagnosticOf } from '../sentences/check';
import { isUnseen } from '../tags/readTags';
import { grouped } from '../word/grouped';
import type { Paragraph } from '../word/paragraphs';
import { elementsBelow } from '../xml/tree';
import { type Difference, differencesIn, type Piece, piecesOf } from './differences';
import type { Pages, Shown } from './pages';
import { type Printed, printedSections, type Trial } from './trial';
import { type Options, shortText } from './ways';

/** A template, and the paragraphs that its trial documents print. */
type Tried = { shown: Shown; trial: Trial };

/**
 * Compares the trial documents of a template (`here`) with the trial documents of the original (`there`). The same data
 * fills the documents of the template and the documents of the original.
 *
 * @returns `diagnostics`: the differences. `unknownOptions`: the names of the options that have an effect in the
 *   original and lack this effect in the template
 */
export function compareDocuments(here: Tried, there: Tried, options: Options) {
  const made = Array.from(here.trial, ([way, printed]) => ({
    way,
    mine: piecesOf(printed, here.shown),
    theirs: piecesOf(there.trial.get(way) ?? [], there.shown),
  }));
  const [mine, theirs] = [made.flatMap((one) => one.mine), made.flatMap((one) => one.theirs)];
  const { pages } = here.shown;
  const original = there.shown;
  const differences = differencesIn(made);
  const differing = new Set(differences.map(({ piece }) => piece.what));
  const alike = (pieces: readonly Piece[]) => pieces.filter(({ what }) => !differing.has(what));
  const isLess = differences.some(
    ({ kind, how, piece }) => kind === 'gone' && how !== '' && piece.isField,
  );
  const unknownOptions = optionsWithoutEffect(here, there, options, isLess);
  const labels = unknownOptions.map((name) => `«${shortText(name, options)}» ({#${name}})`);
  const diagnostics: Diagnostic[] = [
    ...said(differences, mine, theirs),
    ...missingOnPages(pages, namesOn(pages, mine), namesOn(original.pages, theirs)),
    ...diagnosticOf('unknown-option', labels),
    ...otherSheets(here.trial, there.trial),
    ...diagnosticOf('no-heading', lostHeadings(alike(mine), here.shown, theirs, original)),
  ];
  return { diagnostics, unknownOptions };
}

/**
 * Makes the diagnostics for differences. Differences with the same id and the same `how` share a diagnostic.
 * Differences with the id `lacking`, `twice`, `repeated` or `sign` are warnings. Any other difference is a change.
 *
 * - `lacking`: a field is printed less often than in the original, or documents with some option lack typed words. A
 *   text that no document of the template prints is a change. Somebody probably left the text out on purpose, or the
 *   template was made from an older original.
 * - `twice`: a field is printed more often than in the original, or a loop repeats its typed words more often.
 * - `repeated`: a loop repeats typed words that are outside of this loop in the original.
 * - `sign`: a paragraph with a field in a loop holds typed characters without letters that the original never prints.
 *
 * @param mine the pieces that the template prints
 * @param theirs the pieces that the original prints
 */
function said(
  differences: readonly Difference[],
  mine: readonly Piece[],
  theirs: readonly Piece[],
) {
  const [printed, printedByOriginal] = [mine, theirs].map(
    (pieces) => new Set(pieces.map(({ what }) => what)),
  );
  const namesInOriginal = new Set(theirs.map(({ name }) => name));
  const idOf = ({ kind, how, way, piece: { isField, what, name, paragraph } }: Difference) => {
    const isText = isField || what.startsWith('«');
    const ofOption = how !== '' && way.option !== undefined;
    if (kind === 'gone')
      return isText && (isField || ofOption) && printed?.has(what) ? 'lacking' : kind;
    if (kind === 'again' && isText && (isField || name !== what))
      return isField || namesInOriginal.has(name) ? 'twice' : 'repeated';
    if (isField) return kind;
    // Typed characters without letters beside a field in a loop, such as the `$` of `${text}`, are probably a mistake.
    // Characters that the original prints, too, are no mistake.
    const isBesideField = name !== what && withoutBlockTags(paragraph.text).includes('{');
    const isSign = isBesideField && !/\p{L}/u.test(what) && !printedByOriginal?.has(what);
    return isSign ? 'sign' : kind;
  };
  return grouped(differences, (one) => `${idOf(one)} ${one.how}`).flatMap((some) => {
    const [first] = some;
    // Fields are listed first, because `createDiagnosticsOf` cuts the end of a long list.
    const fieldsFirst = some.toSorted((a, b) => Number(b.piece.isField) - Number(a.piece.isField));
    const names = new Set(fieldsFirst.map(({ piece }) => piece.name));
    const under = first.how ? '.under' : '';
    const { option } = first.way;
    return checkDiagnostic(`${idOf(first)}${under}`, { option }, [...names], first.how);
  });
}

/** Reports the first way in which the documents have other page sizes than the documents of the original. */
function otherSheets(here: Trial, there: Trial) {
  const sizesOf = (printed: readonly Printed[] = []) =>
    [...new Set(printedSections(printed).map(({ sheet }) => sheet))].join(' und ');
  const sizes = Array.from(here, ([way, printed]) => {
    return { way, mine: sizesOf(printed), theirs: sizesOf(there.get(way)) };
  });
  const other = sizes.find(({ mine, theirs }) => mine && mine !== theirs);
  if (!other) return [];
  const { way, mine, theirs } = other;
  const id = sizes.every((one) => one.mine === mine) ? 'sheet' : 'sheet.under';
  return [checkDiagnostic(id, { option: way.option }, mine, theirs, way.how)];
}

/**
 * Reports the kinds of pages whose header and footer lack a piece. Only pieces that the original has on every kind of
 * page are compared. A piece that the template has on no kind of page is not compared.
 */
function missingOnPages(
  pages: readonly Pages[],
  namesHere: readonly ReadonlySet<string>[],
  namesInOriginal: readonly ReadonlySet<string>[],
) {
  const onAll = [...(namesInOriginal[0] ?? [])].filter(
    (name) =>
      namesInOriginal.every((one) => one.has(name)) && namesHere.some((one) => one.has(name)),
  );
  return pages.flatMap(({ isFirst, where }, at) => {
    const lacking = onAll.filter((name) => !namesHere[at]?.has(name));
    // A first page without any of these pieces counts as a cover. A cover needs none of the pieces.
    const isCover = isFirst && lacking.length === onAll.length;
    return isCover ? [] : diagnosticOf('not-on-page', lacking, where);
  });
}

/** The names of the pieces in the header and footer of each kind of page. */
function namesOn(pages: readonly Pages[], pieces: readonly Piece[]) {
  return pages.map(
    ({ paths }) =>
      new Set(
        pieces.filter(({ paragraph }) => paths.includes(paragraph.path)).map(({ name }) => name),
      ),
  );
}

/**
 * Returns the names of the options that have an effect in the original and lack this effect in the template. An option
 * has an effect if the file holds a block with the name of the option. An option also has an effect if it changes the
 * printed text or the style of a printed paragraph. The two kinds of effects are compared separately. If some documents
 * of the template lack a field (`isLess`), only the blocks are compared, because the missing field may be the cause.
 */
function optionsWithoutEffect(here: Tried, there: Tried, options: Options, isLess: boolean) {
  const names = [...options.keys()];
  const [effects, before] = [here, there].map(({ shown, trial }) => {
    const [none = '', ...each] = [...trial.values()].map((printed) =>
      printed
        .filter(({ text }) => !isUnseen(text))
        .map(({ paragraph, text }) => formatOf(paragraph) + text)
        .join(),
    );
    const blockNames = shown.blocks.map(({ start }) => start.name);
    return names.map((name, at) => [blockNames.includes(name), each[at] !== none]);
  });
  return names.filter((_, at) => {
    const [[had, did] = [], [has, does] = []] = [before?.[at], effects?.[at]];
    return (had && !has) || (did && !does && !isLess);
  });
}

/** The properties of a paragraph and of its runs, as XML. */
function formatOf({ element }: Paragraph) {
  const known = formats.get(element);
  if (known !== undefined) return known;
  const properties = elementsBelow(element).filter(({ nodeName }) => /^w:[pr]Pr$/.test(nodeName));
  const format = properties.join('');
  formats.set(element, format);
  return format;
}

const formats = new WeakMap<Element, string>();

/** Returns the names of the printed pieces that are headings in the original, and no headings in the template. */
function lostHeadings(mine: readonly Piece[], here: Shown, theirs: readonly Piece[], there: Shown) {
  const headingsAmong = (pieces: readonly Piece[], { headings }: Shown) =>
    new Set(pieces.filter(({ paragraph }) => headings.has(paragraph)).map(({ name }) => name));
  const kept = headingsAmong(mine, here);
  const printed = new Set(mine.map(({ name }) => name));
  return [...headingsAmong(theirs, there)].filter((name) => printed.has(name) && !kept.has(name));
}
