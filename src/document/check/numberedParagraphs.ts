import { bodyPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import type { Paragraph } from '../word/paragraphs';

const marker = 'trial';

/**
 * Writes the index of each paragraph into the paragraph, as the marker `trial`. The fourth paragraph `<w:p>` becomes
 * `<w:p trial="3">`. The last section gets the number of the last paragraph of the body, because a document may hold a
 * section and no paragraph.
 */
export function numberParagraphs(opened: WordPackage, paragraphs: readonly Paragraph[]) {
  const lastSection = opened.sections().at(-1);
  for (const [index, { element, path }] of paragraphs.entries()) {
    element.setAttribute(marker, `${index}`);
    if (path === bodyPath) lastSection?.setAttribute(marker, `${index}`);
  }
  for (const path of new Set(paragraphs.map((paragraph) => paragraph.path))) opened.save(path);
}

const paragraphStart = new RegExp(`(?=<w:(?:p|sectPr)\\b[^<>]* ${marker}=")`);

const numbered = new RegExp(`^[^>]* ${marker}="(\\d+)"`);

/**
 * The paragraphs in the XML of a part, or in the printed XML of the part. The last section of the body counts as a
 * paragraph. `xml` is the XML from the start of the paragraph to the start of the next paragraph. `index` is the number
 * that `numberParagraphs` has written.
 */
export function numberedParagraphsIn(partXml: string) {
  // Word writes each text box twice. The second copy (`mc:Fallback`) does not count. Text that a tracked change has
  // moved away or deleted does not count, either.
  const accepted = partXml.replace(
    /<(mc:Fallback|w:moveFrom|w:del)(?: [^>]*[^/>])?>.*?<\/\1>/gs,
    '',
  );
  const pieces = accepted.split(paragraphStart).slice(1);
  return pieces.map((xml) => ({ xml, index: Number(numbered.exec(xml)?.[1]) }));
}
