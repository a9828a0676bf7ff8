import type { Fields } from '../fields';
import { body, contentOf, type FilledParts } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkFinding } from '../sentences/check';
import { readSections } from '../tags/readSections';
import type { TemplateProblem } from '../templateProblem';
import { readParagraphs } from '../word/paragraphs';
import { headersFootersOf, pageKinds, sectionsOf } from '../word/sections';
import type { Place } from './places';

/** Pages that have a header and a footer of their own, and the parts in which these stand. */
type Pages = { isFirst: boolean; where: string; paths: readonly string[] };

/** What a template prints: its body, and the headers and footers of its pages. */
export type Shown = ReturnType<typeof readShown>;

/** Reads what a template prints. What its file holds besides, as the header of a first page like the others, is not read. */
export function readShown(opened: WordPackage, filled: FilledParts, fields: Fields) {
  const pages = pagesOf(opened);
  const paths = [...new Set([body, ...pages.flatMap((one) => one.paths)])];
  return { ...readSections(readParagraphs(opened, { ...filled, paths }), fields), pages };
}

const wheres: Record<string, string> = {
  first: 'Auf der ersten Seite',
  even: 'Auf den geraden Seiten',
  default: 'Auf den Seiten',
};

function pagesOf(opened: WordPackage): Pages[] {
  const sections = sectionsOf(contentOf(opened));
  return sections.flatMap((section, at) => {
    const all = headersFootersOf(opened, sections.slice(0, at + 1));
    return pageKinds(opened, section).map((kind) => ({
      isFirst: kind === 'first',
      where: `${wheres[kind]}${sections.length > 1 ? ` von Abschnitt ${at + 1}` : ''}`,
      paths: all.filter(({ page }) => page === kind).map(({ path }) => path),
    }));
  });
}

/** What stands above or below the text on all pages of the original, and here on some of them only. */
export function missingOnPages(
  here: readonly Place[],
  pages: readonly Pages[],
  there: readonly Place[],
  before: readonly Pages[],
): TemplateProblem[] {
  const onAll = [...new Set(there.map(({ name }) => name))].filter((name) =>
    before.every((one) => stands(name, there, one)),
  );
  const kept = onAll.filter((name) => pages.some((one) => stands(name, here, one)));
  return pages.flatMap((one) => {
    const lacking = kept.filter((name) => !stands(name, here, one));
    // A first page with nothing above or below is set apart for that, as a cover.
    const isMeant = one.isFirst && here.every(({ name }) => !stands(name, here, one));
    return lacking.length > 0 && !isMeant
      ? checkFinding('not-on-page', {}, one.where, lacking)
      : [];
  });
}

function stands(name: string, places: readonly Place[], { paths }: Pages) {
  return places.some((place) => place.name === name && paths.includes(place.paragraph.path));
}
