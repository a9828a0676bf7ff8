import type { Diagnostic } from '../diagnostic';
import { checkDiagnostic, noticeOf } from '../sentences/check';
import { isUnseen } from '../tags/readTags';
import { grouped } from '../word/grouped';
import { propertyOf, valOf } from '../word/tree';
import { type Difference, differencesIn, movedIn } from './differences';
import { halfLists } from './halfLists';
import { missingOnPages } from './missingOnPages';
import type { Shown } from './pages';
import { type Piece, pieceReader } from './pieces';
import type { Trial } from './trial';
import { type Options, shortText } from './ways';

/** A template with what its documents print. */
export type Tried = { shown: Shown; trial: Trial };

type Compared = {
  /** Differences that most likely are mistakes. */
  warnings: Diagnostic[];
  /** All other differences. */
  changes: Diagnostic[];
  /** The names of the options that change nothing, though they change something in the original. */
  unknownOptions: string[];
};

/** How the documents of a template differ from those of the original that have the same data. */
export function compareDocuments(here: Tried, there: Tried, options: Options): Compared {
  const [piecesHere, piecesThere] = [pieceReader(here.shown), pieceReader(there.shown)];
  const made = Array.from(here.trial, ([way, printed]) => ({
    way,
    mine: piecesHere(printed),
    theirs: piecesThere(there.trial.get(way) ?? []),
  }));
  const [mine, theirs] = [made.flatMap((one) => one.mine), made.flatMap((one) => one.theirs)];
  const differences = differencesIn(made);
  const half = halfLists(here.shown);
  // A template that never prints some field was meant otherwise, or restyled from an older release.
  const isOther = differences.some(
    ({ kind, how, piece }) => kind === 'gone' && how === '' && piece.isField,
  );
  const usual = ['', made[0]?.way.how];
  const isNotice = ({ kind, how, piece: { isField, what } }: Difference) =>
    kind === 'again'
      ? isField && what.includes('.') && (!isOther || usual.includes(how))
      : kind === 'gone' && how !== '' && isField && !isOther && half.length === 0;
  const differing = new Set(differences.map(({ piece }) => piece.what));
  const alike = (pieces: readonly Piece[]) => pieces.filter(({ what }) => !differing.has(what));
  const unknownOptions = optionsWithoutEffect(here, there, options);
  const labels = unknownOptions.map((name) => `«${shortText(name, options)}» ({#${name}})`);
  return {
    warnings: [
      ...half,
      ...findingsOf(differences.filter(isNotice), { gone: 'lacking', again: 'twice', new: 'new' }),
      ...missingOnPages(mine, here.shown.pages, theirs, there.shown.pages),
      ...noticeOf('unknown-option', labels),
    ],
    changes: [
      ...findingsOf(
        differences.filter((one) => !isNotice(one)),
        { gone: 'gone', again: 'again', new: 'new' },
      ),
      ...noticeOf('moved', movedIn(made.map((one) => ({ ...one, mine: alike(one.mine) })))),
      ...otherSheets(here.shown, there.shown),
      ...noticeOf('no-heading', lostHeadings(alike(mine), theirs)),
    ],
    unknownOptions,
  };
}

/** Says the differences, those of one kind and way together. */
function findingsOf(
  differences: readonly Difference[],
  ids: { [kind in Difference['kind']]: 'gone' | 'again' | 'new' | 'lacking' | 'twice' },
): Diagnostic[] {
  return grouped(differences, ({ kind, how }) => `${kind} ${how}`).flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    // The end of a long list is cut.
    const fieldsFirst = some.toSorted((a, b) => Number(b.piece.isField) - Number(a.piece.isField));
    const names = [...new Set(fieldsFirst.map(({ piece }) => piece.name))];
    const id = ids[first.kind];
    return first.how
      ? checkDiagnostic(`${id}.under`, {}, names, first.how)
      : checkDiagnostic(id, {}, names);
  });
}

/** The options that change nothing here: neither what is printed nor in which style. */
function optionsWithoutEffect(here: Tried, there: Tried, options: Options) {
  const names = [...options.keys()];
  const [effects, before] = [here, there].map(({ shown, trial }) => {
    const [none = '', ...each] = [...trial.values()].map((printed) =>
      printed
        .filter(({ text }) => !isUnseen(text))
        .map(({ paragraph, text }) => valOf(propertyOf(paragraph.element, 'w:pStyle')) + text)
        .join(),
    );
    const isAsked = (name: string) => shown.sections.some(({ start }) => start.name === name);
    return names.map((name, at) => [isAsked(name), each[at] !== none]);
  });
  return names.filter((_, at) => before?.[at]?.some((had, kind) => had && !effects?.[at]?.[kind]));
}

function otherSheets(here: Shown, there: Shown) {
  const [sheets, before] = [here, there].map((one) => [...new Set(one.sheets)].join(' und '));
  return sheets === before ? [] : [checkDiagnostic('sheet', {}, `${sheets}`, `${before}`)];
}

function lostHeadings(mine: readonly Piece[], theirs: readonly Piece[]) {
  const [headings, before] = [mine, theirs].map(
    (pieces) => new Set(pieces.filter((one) => one.isHeading).map(({ name }) => name)),
  );
  const printed = new Set(mine.map(({ name }) => name));
  return [...(before ?? [])].filter((name) => printed.has(name) && !headings?.has(name));
}
