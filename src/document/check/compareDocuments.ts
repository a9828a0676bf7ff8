import type { Diagnostic } from '../diagnostic';
import { checkDiagnostic, diagnosticOf } from '../sentences/check';
import { isUnseen } from '../tags/readTags';
import { scopeOf } from '../tags/scopes';
import { grouped } from '../word/grouped';
import { propertyOf, valOf } from '../xml/tree';
import { type Difference, differencesIn, movedIn, type Piece, piecesOf } from './differences';
import type { Pages, Shown } from './pages';
import type { Trial } from './trial';
import { sideOf } from './trialData';
import { type Options, shortText, withoutOptions } from './ways';

/** A template with what its documents print. */
type Tried = { shown: Shown; trial: Trial };

/** How the documents of a template differ from those of the original that have the same data. */
export function compareDocuments(here: Tried, there: Tried, options: Options) {
  const made = Array.from(here.trial, ([way, printed]) => ({
    way,
    mine: piecesOf(printed, here.shown),
    theirs: piecesOf(there.trial.get(way) ?? [], there.shown),
  }));
  const [mine, theirs] = [made.flatMap((one) => one.mine), made.flatMap((one) => one.theirs)];
  const { sheets, pages } = here.shown;
  const before = there.shown;
  const differences = differencesIn(made);
  const differing = new Set(differences.map(({ piece }) => piece.what));
  const alike = (pieces: readonly Piece[]) => pieces.filter(({ what }) => !differing.has(what));
  const unknownOptions = optionsWithoutEffect(here, there, options);
  const labels = unknownOptions.map((name) => `«${shortText(name, options)}» ({#${name}})`);
  const diagnostics: Diagnostic[] = [
    ...halfLists(here.shown),
    ...said(differences, new Set(theirs.map(({ what }) => what))),
    ...missingOnPages(pages, namesOn(pages, mine), namesOn(before.pages, theirs)),
    ...diagnosticOf('unknown-option', labels),
    ...diagnosticOf('moved', movedIn(made.map((one) => ({ ...one, mine: alike(one.mine) })))),
    ...diagnosticOf('sheet', sheets === before.sheets ? [] : [sheets], before.sheets),
    ...diagnosticOf('no-heading', lostHeadings(alike(mine), here.shown, theirs, before)),
  ];
  return { diagnostics, unknownOptions };
}

/** The columns of a list without the other column. */
function halfLists({ blocks }: Shown) {
  const starts = blocks.flatMap(({ start, isLoop }) => (isLoop ? start : []));
  return starts.flatMap(({ name, scopes }) => {
    const { other } = sideOf(name, scopeOf(name, scopes)) ?? {};
    const isHalf = other && starts.every((start) => start.name !== other);
    return isHalf ? checkDiagnostic('half', {}, other, name) : [];
  });
}

/** Says the differences, those of one kind and way together. What most likely is a mistake is a warning. */
function said(differences: readonly Difference[], before: ReadonlySet<string>) {
  // A template that never prints some field was meant otherwise, or restyled from an older release.
  const isOther = differences.some(
    ({ kind, how, piece }) => kind === 'gone' && how === '' && piece.isField,
  );
  const idOf = ({ kind, how, piece: { isField, what, name } }: Difference) => {
    // A sign beside each entry that no document has, such as the one of `${text}`, is seldom meant.
    if (!isField && name !== what && !/\p{L}/u.test(what) && !before.has(what)) return 'sign';
    if (!isField || kind === 'new') return kind;
    const isRepeated = what.includes('.') && (!isOther || how === '' || how === withoutOptions);
    if (kind === 'again') return isRepeated ? 'twice' : kind;
    return how !== '' && !isOther ? 'lacking' : kind;
  };
  return grouped(differences, (one) => `${idOf(one)} ${one.how}`).flatMap((some) => {
    const [first] = some;
    // The end of a long list is cut.
    const fieldsFirst = some.toSorted((a, b) => Number(b.piece.isField) - Number(a.piece.isField));
    const names = new Set(fieldsFirst.map(({ piece }) => piece.name));
    const under = first.how ? '.under' : '';
    return checkDiagnostic(`${idOf(first)}${under}`, {}, [...names], first.how);
  });
}

/** Headers and footers that lack something that all pages of the original and some pages here have. */
function missingOnPages(
  pages: readonly Pages[],
  own: readonly ReadonlySet<string>[],
  before: readonly ReadonlySet<string>[],
) {
  const onAll = [...(before[0] ?? [])].filter(
    (name) => before.every((one) => one.has(name)) && own.some((one) => one.has(name)),
  );
  return pages.flatMap(({ isFirst, where }, at) => {
    const lacking = onAll.filter((name) => !own[at]?.has(name));
    // A first page with nothing of this is a cover.
    const isCover = isFirst && lacking.length === onAll.length;
    return isCover ? [] : diagnosticOf('not-on-page', lacking, where);
  });
}

/** For each kind of page the names of the pieces in its header and footer. */
function namesOn(pages: readonly Pages[], pieces: readonly Piece[]) {
  return pages.map(
    ({ paths }) =>
      new Set(
        pieces.filter(({ paragraph }) => paths.includes(paragraph.path)).map(({ name }) => name),
      ),
  );
}

/** The options that change nothing here, neither what is printed nor in which style, unlike in the original. */
function optionsWithoutEffect(here: Tried, there: Tried, options: Options) {
  const names = [...options.keys()];
  const [effects, before] = [here, there].map(({ shown, trial }) => {
    const [none = '', ...each] = [...trial.values()].map((printed) =>
      printed
        .filter(({ text }) => !isUnseen(text))
        .map(({ paragraph, text }) => valOf(propertyOf(paragraph.element, 'w:pStyle')) + text)
        .join(),
    );
    const asked = shown.blocks.map(({ start }) => start.name);
    return names.map((name, at) => [asked.includes(name), each[at] !== none]);
  });
  return names.filter((_, at) => before?.[at]?.some((had, kind) => had && !effects?.[at]?.[kind]));
}

/** The names of the pieces that are headings in the original and not here. */
function lostHeadings(mine: readonly Piece[], here: Shown, theirs: readonly Piece[], there: Shown) {
  const headingsAmong = (pieces: readonly Piece[], { headings }: Shown) =>
    new Set(pieces.filter(({ paragraph }) => headings.has(paragraph)).map(({ name }) => name));
  const kept = headingsAmong(mine, here);
  const printed = new Set(mine.map(({ name }) => name));
  return [...headingsAmong(theirs, there)].filter((name) => printed.has(name) && !kept.has(name));
}
