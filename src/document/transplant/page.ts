import { bodyPath, type WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { insertInOrder, takeChildren } from '../word/insert';
import { pageHeight, pageWidth } from '../word/textWidth';
import {
  child,
  containsAny,
  copyFor,
  type Element,
  elementsBelow,
  elementsIn,
  newElement,
  shapeNames,
} from '../xml/tree';
import type { PartCopier } from './partCopier';
import { addHeaders } from './sections';

/** The page settings, headers and footers of a letterhead (`readLetterheadPage`). */
export type LetterheadPage = ReturnType<typeof readLetterheadPage>;

// The properties of a section that the letterhead gives to the template.
const takenProperties =
  'pgSz pgMar pgBorders lnNumType pgNumType vAlign titlePg textDirection bidi rtlGutter docGrid';

/**
 * Reads the page settings of a letterhead's first section.
 *
 * @returns `section`: a new section with these page settings, headers and footers. `headersFooters`: the headers and
 *   footers (`headersFootersOf`)
 */
export function readLetterheadPage(letterhead: WordPackage) {
  const first = letterhead.sections().slice(0, 1);
  const section = newElement(letterhead.body(), 'w:sectPr');
  takeChildren(section, first[0], takenProperties);
  const headersFooters = headersFootersOf(letterhead, first);
  for (const { reference } of headersFooters)
    insertInOrder(section, reference.cloneNode(true) as Element);
  return { section, headersFooters };
}

/**
 * The least width and height of a text area: 5 cm, in twentieths of a point. In a smaller text area, a list may fill a
 * hundred pages.
 */
const leastTextArea = 2835;

/**
 * Gives the section of the letterhead the page size and margins of the template in these cases:
 *
 * - The section has neither a page size nor margins.
 * - The text area is narrower or lower than `leastTextArea`.
 *
 * @param section the section of the letterhead
 * @returns true when the section has got the size and margins of the template
 */
export function keepTemplateSize(template: WordPackage, section: Element) {
  const isWide = Math.min(pageWidth(section), pageHeight(section)) >= leastTextArea;
  if (isWide && (child(section, 'w:pgSz') ?? child(section, 'w:pgMar'))) return false;
  takeChildren(section, template.sections().at(-1), 'pgSz pgMar');
  return true;
}

/**
 * The lines of the template's header that are kept when a look is applied. A line is a paragraph or table without
 * shapes and links. The lines come from the first header with letters in its lines.
 */
function templateHeaderLines(template: WordPackage) {
  const headers = template
    .pathsOf('header')
    .map((path) =>
      elementsIn(template.xml(path)).filter(
        (line) => !containsAny(line, [...shapeNames, 'w:hyperlink']),
      ),
    );
  return headers.find((lines) => /\p{L}/u.test(textOf(lines))) ?? [];
}

function textOf(elements: readonly Element[]) {
  return elements.map(({ textContent }) => textContent).join('');
}

/**
 * True when a footer of the letterhead has no text and no field code. The position of a drawing, e.g.
 * `<wp:posOffset>720</wp:posOffset>`, does not count as text.
 */
export function isWithoutText(footer: Element) {
  return !textOf(['w:t', 'w:instrText'].flatMap((name) => elementsBelow(footer, name))).trim();
}

/**
 * Gives the template the page settings, headers and footers of the letterhead. Some lines and footers of the template
 * are kept (`addTemplateLines`).
 *
 * @param page the page of the letterhead (`readLetterheadPage`), whose parts are cleaned (`cleanPart`)
 * @param copier copies parts of the letterhead into the template
 */
export function applyPage(
  template: WordPackage,
  { section, headersFooters }: LetterheadPage,
  { relink }: PartCopier,
) {
  const lines = templateHeaderLines(template);
  const missing = addTemplateLines(template, headersFooters, lines);
  template.removeRelationships(({ type }) => ['header', 'footer'].includes(type));
  const newSection = copyFor(template.xml(bodyPath), section);
  relink(newSection);
  addHeaders(template, newSection, missing, lines);
  // Each section gets its own references to headers and footers. A section could inherit them from the preceding
  // section, but a condition may remove the preceding section.
  for (const one of template.sections()) {
    one.parentNode?.replaceChild(newSection.cloneNode(true), one);
  }
}

/**
 * Adds the lines of the template's header (`templateHeaderLines`) at the end of each header of the letterhead. The
 * footers get the lines instead if a header has floating or VML shapes, which may cover the lines. If a footer of the
 * letterhead has no text (`isWithoutText`), the footer gets the content of the template's footer.
 *
 * @returns the keys, e.g. `header first`, of the headers or footers that the letterhead lacks. The caller adds them,
 *   with the lines.
 */
function addTemplateLines(
  template: WordPackage,
  headersFooters: LetterheadPage['headersFooters'],
  lines: readonly Element[],
) {
  const footers = new Map(
    headersFootersOf(template, template.sections().slice(0, 1)).map(({ key, root }) => [
      key,
      elementsIn(root),
    ]),
  );
  const mayCoverLines = headersFooters.some(
    ({ key, root }) => key.startsWith('header') && containsAny(root, ['wp:anchor', 'w:pict']),
  );
  const kind = mayCoverLines ? 'footer' : 'header';
  const lineKeys =
    lines.length === 0 ? [] : ['default', 'first', 'even'].map((pages) => `${kind} ${pages}`);
  for (const { key, root: part } of headersFooters) {
    const footer =
      key.startsWith('footer') && isWithoutText(part)
        ? (footers.get(key) ?? footers.get('footer default') ?? [])
        : [];
    // One part may be the header of first pages and of even pages. This part must not get the lines twice.
    const isNew = lineKeys.includes(key) && !textOf([part]).includes(textOf(lines));
    for (const line of [...footer, ...(isNew ? lines : [])]) part.appendChild(copyFor(part, line));
  }
  return lineKeys.filter((key) => headersFooters.every((one) => one.key !== key));
}
