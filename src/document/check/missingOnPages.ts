import type { Diagnostic } from '../diagnostic';
import { checkDiagnostic } from '../sentences/check';
import type { Pages } from './pages';
import type { Piece } from './pieces';

/** Headers and footers that lack something that all pages of the original and some pages here have. */
export function missingOnPages(
  here: readonly Piece[],
  pages: readonly Pages[],
  there: readonly Piece[],
  before: readonly Pages[],
): Diagnostic[] {
  const namesOn = ({ paths }: Pages, pieces: readonly Piece[]) =>
    new Set(
      pieces.filter(({ paragraph }) => paths.includes(paragraph.path)).map(({ name }) => name),
    );
  const [own, ofOriginal] = [
    pages.map((page) => namesOn(page, here)),
    before.map((page) => namesOn(page, there)),
  ];
  const onAll = [...(ofOriginal[0] ?? [])].filter(
    (name) => ofOriginal.every((one) => one.has(name)) && own.some((one) => one.has(name)),
  );
  return pages.flatMap(({ isFirst, where }, at) => {
    const lacking = onAll.filter((name) => !own[at]?.has(name));
    // A first page with nothing of this is a cover.
    const isCover = isFirst && lacking.length === onAll.length;
    return lacking.length > 0 && !isCover ? checkDiagnostic('not-on-page', {}, where, lacking) : [];
  });
}
