import type { Fields } from '../fields';
import { body, bodyElement, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { readBlocks } from '../tags/readBlocks';
import { headersFootersOf, pageKinds } from '../word/headers';
import { readParagraphs } from '../word/paragraphs';
import { readStyles } from '../word/styles';
import { propertyOf, sectionsOf, valOf } from '../xml/tree';

/**
 * A kind of pages of a section: the first page, the even pages or the other pages. `where` is the beginning of a German
 * sentence about these pages. `paths` are the names of the parts with the header and footer of these pages.
 */
export type PageKind = { isFirst: boolean; where: string; paths: readonly string[] };

/** The tags, pages and styles of a template. */
export type TemplateFacts = ReturnType<typeof readTemplateFacts>;

/**
 * Reads the tags, pages and styles of a template. `printedPaths` are the names of the parts that pages show. A part
 * that no page shows is left out, e.g. a header for the first page in a section without `w:titlePg`.
 */
export function readTemplateFacts(
  opened: WordPackage,
  filledPaths: readonly string[],
  fields: Fields,
) {
  // The paragraphs of SmartArt graphics are left out, because `unreachableTags` reports the tags in these graphics.
  const paragraphs = readParagraphs(opened, filledPaths).filter(
    ({ path }) => !path.startsWith('word/diagrams/'),
  );
  const pages = pageKindsOf(opened);
  const styles = readStyles(rootOfType(opened, 'styles'));
  return {
    ...readBlocks(paragraphs, fields),
    pages,
    printedPaths: [...new Set([body, ...pages.flatMap((one) => one.paths)])],
    styles,
    headings: new Set(
      paragraphs.filter(
        ({ element }) =>
          Number(
            valOf(propertyOf(element, 'w:outlineLvl')) ||
              styles.valueFor(element, 'w:pPr', 'w:outlineLvl', 'w:val'),
          ) < 9,
      ),
    ),
  };
}

const sentenceStarts: Record<string, string> = {
  first: 'Auf der ersten Seite',
  even: 'Auf den geraden Seiten',
  default: 'Auf den Seiten',
};

function pageKindsOf(opened: WordPackage): PageKind[] {
  const sections = sectionsOf(bodyElement(opened));
  return sections.flatMap((section, at) => {
    const all = headersFootersOf(opened, sections.slice(0, at + 1));
    return pageKinds(opened, section).map((kind) => ({
      isFirst: kind === 'first',
      where: `${sentenceStarts[kind]}${sections.length > 1 ? ` von Abschnitt ${at + 1}` : ''}`,
      paths: all.filter(({ page }) => page === kind).map(({ path }) => path),
    }));
  });
}
