import type { Fields } from '../fields';
import { bodyPath, type WordPackage } from '../package/wordPackage';
import { readBlocks } from '../tags/readBlocks';
import { headersFootersOf, oddPagesOnly } from '../word/headers';
import { type Paragraph, readParagraphs } from '../word/paragraphs';

/** The paragraphs, tags, blocks, headers and footers of a template. */
export type TemplateFacts = ReturnType<typeof readTemplateFacts>;

/**
 * Reads a template and numbers its paragraphs (`numberParagraphs`).
 *
 * @returns the tags and blocks of the template (`readBlocks`). `headersFooters`: maps the ids of relationships to the
 *   part names of headers and footers. A header that no page shows is left out, e.g. a header for the first page in a
 *   section without `w:titlePg`. `oddPagesOnly`: the part names of headers and footers that only odd pages show
 */
export function readTemplateFacts(opened: WordPackage, fields: Fields) {
  // SmartArt graphics are left out. `unreachableTags` reports their tags.
  const paragraphs = readParagraphs(opened).filter(
    ({ path }) => !path.startsWith('word/diagrams/'),
  );
  numberParagraphs(opened, paragraphs);
  const sections = opened.sections();
  const shown = sections.map((_, at) => headersFootersOf(opened, sections.slice(0, at + 1)));
  return {
    headersFooters: new Map(shown.flat().map(({ id, path }) => [id, path])),
    oddPagesOnly: shown.flatMap((some) => oddPagesOnly(opened, some)),
    ...readBlocks(paragraphs, fields),
  };
}

const marker = 'trial';

/**
 * Numbers paragraphs by the attribute `trial`. The fourth paragraph `<w:p>` becomes `<w:p trial="3">`. The last
 * `w:sectPr` of the body gets the number of the body's last paragraph. A filled body therefore has a numbered element
 * even if all its paragraphs are left out.
 */
function numberParagraphs(opened: WordPackage, paragraphs: readonly Paragraph[]) {
  const lastSection = opened.sections().at(-1);
  for (const [index, { element, path }] of paragraphs.entries()) {
    element.setAttribute(marker, `${index}`);
    if (path === bodyPath) lastSection?.setAttribute(marker, `${index}`);
  }
  for (const path of new Set(paragraphs.map(({ path }) => path))) opened.save(path);
}

const paragraphStart = new RegExp(`(?=<w:(?:p|sectPr)\\b[^<>]* ${marker}=")`);

const numbered = new RegExp(`^[^>]* ${marker}="(\\d+)"`);

/**
 * Splits the XML of a part at the numbered paragraphs (`numberParagraphs`). The part may be filled or not. The last
 * section of the body counts as a paragraph.
 *
 * @param paragraphs the paragraphs that were numbered
 * @returns each paragraph with its XML: from the start of the paragraph to the start of the next
 */
export function numberedParagraphsIn(partXml: string, paragraphs: readonly Paragraph[]) {
  // Word writes each text box twice. The second copy (`mc:Fallback`) is left out. So is text that a tracked change has
  // moved away or deleted.
  return partXml
    .replace(/<(mc:Fallback|w:moveFrom|w:del)(?: [^>]*[^/>])?>.*?<\/\1>/gs, '')
    .split(paragraphStart)
    .slice(1)
    .map((xml) => ({ xml, paragraph: paragraphs[Number(numbered.exec(xml)?.[1])] as Paragraph }));
}
