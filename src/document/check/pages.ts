import type { Element } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import { body, contentOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkFinding } from '../sentences/check';
import { readSections } from '../tags/readSections';
import type { TemplateProblem } from '../templateProblem';
import { headersFootersOf, pageKinds } from '../word/headers';
import { readListLevels } from '../word/lists';
import { readParagraphs } from '../word/paragraphs';
import { readStyles } from '../word/styles';
import { child, sectionsOf } from '../word/tree';
import type { Named } from './places';

/** Pages that have a header and a footer of their own, and the parts in which these stand. */
type Pages = { isFirst: boolean; where: string; paths: readonly string[] };

/** What a template prints: its body, and the headers and footers of its pages. */
export type Shown = ReturnType<typeof readShown>;

/** Reads what a template prints. What its file holds besides, as the header of a first page like the others, is not read. */
export function readShown(opened: WordPackage, fields: Fields) {
  const pages = pagesOf(opened);
  const paths = [...new Set([body, ...pages.flatMap((one) => one.paths)])];
  const styles = readStyles(rootOfType(opened, 'styles'));
  return {
    ...readSections(readParagraphs(opened, paths), fields),
    pages,
    styles,
    levelOf: readListLevels(rootOfType(opened, 'numbering'), styles),
    sheets: sectionsOf(contentOf(opened)).map(sizeOf),
  };
}

/** The size of a section's sheets: `297 × 210 mm`. A twip is a twentieth of a point. */
function sizeOf(section: Element) {
  const size = child(section, 'w:pgSz');
  const [width, height] = ['w:w', 'w:h'].map((name) =>
    Math.round((Number(size?.getAttribute(name)) * 25.4) / 1440),
  );
  return `${width} × ${height} mm`;
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

/** What stands on all pages of the original, or in its text, and here above or below some pages only. */
export function missingOnPages(
  here: readonly Named[],
  pages: readonly Pages[],
  there: readonly Named[],
  before: readonly Pages[],
): TemplateProblem[] {
  const inText = (places: readonly Named[]) =>
    places.filter(({ paragraph }) => paragraph.path === body).map(({ name }) => name);
  const names = [...new Set(there.map(({ name }) => name))].filter((name) =>
    pages.some((one) => stands(name, here, one)),
  );
  const onAll = names.filter((name) => before.every((one) => stands(name, there, one)));
  const left = inText(there).filter((name) => names.includes(name) && !inText(here).includes(name));
  return pages.flatMap((one) => {
    // A first page with nothing above or below is set apart for that, as a cover.
    const isMeant = one.isFirst && here.every(({ name }) => !stands(name, here, one));
    const wanted = new Set([...(isMeant ? [] : onAll), ...(one.isFirst ? left : [])]);
    const lacking = [...wanted].filter((name) => !stands(name, here, one));
    return lacking.length > 0 ? checkFinding('not-on-page', {}, one.where, lacking) : [];
  });
}

function stands(name: string, places: readonly Named[], { paths }: Pages) {
  return places.some((place) => place.name === name && paths.includes(place.paragraph.path));
}
