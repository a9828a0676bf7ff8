import type { Element } from '@xmldom/xmldom';
import { body, contentOf, removeRelationships, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { insertInOrder } from '../word/insert';
import { lengthOf, numberOf, pageHeight, pageWidth, scale, shrinkNumbers } from '../word/textWidth';
import { lengthOfVml, placeOfVml, styleOfVml } from '../word/vml';
import {
  child,
  copyFor,
  elementsBelow,
  elementsIn,
  elementsNamed,
  holds,
  lastSection,
  newElement,
  remove,
  sectionsOf,
  shapes,
} from '../xml/tree';
import { type Bringer, pathsOf } from './bring';
import { addHeaders } from './sections';

/** The page of the letterhead (`model`). */
export type Page = ReturnType<typeof pageOf>;

const ofPage =
  'pgSz pgMar pgBorders lnNumType pgNumType vAlign titlePg textDirection bidi rtlGutter docGrid'.split(
    ' ',
  );

/**
 * Reads the first page of a letterhead.
 *
 * @returns `section`: its size and margins, with references to its headers and footers. `hasColumns`: true when text of
 *   the letterhead has several columns. `sections`: the number of sections. `headersFooters`: the key of each header and
 *   footer, and the name of its part
 */
export function pageOf(letterhead: WordPackage) {
  const sections = sectionsOf(contentOf(letterhead));
  const first = sections.slice(0, 1);
  const section = newElement(contentOf(letterhead), 'w:sectPr');
  for (const element of first.flatMap(elementsIn)) {
    if (ofPage.includes(element.localName ?? '')) section.appendChild(element.cloneNode(true));
  }
  const headersFooters = headersFootersOf(letterhead, first);
  for (const { reference } of headersFooters)
    insertInOrder(section, reference.cloneNode(true) as Element);
  const hasColumns = sections.some((one) => numberOf(child(one, 'w:cols'), 'w:num') > 1);
  return { section, hasColumns, sections: sections.length, headersFooters };
}

/**
 * The least width and height of a text area: 5 cm, in twentieths of a point. On less, every word begins a line, and a
 * list fills a hundred pages.
 */
const leastText = 2835;

/**
 * Keeps the size and margins of the template's page when the letterhead has none, when those leave no room for text, or
 * when Word could not read them.
 *
 * @param page the section of the letterhead, which gets the size and margins that are kept
 * @returns true when they are kept
 */
export function keepSize(template: WordPackage, page: Element) {
  const names = ['w:pgSz', 'w:pgMar'];
  const values = names.flatMap((name) => Array.from(child(page, name)?.attributes ?? []));
  const isWide = Math.min(pageWidth(page), pageHeight(page)) >= leastText;
  if (values.length > 0 && isWide && values.every(({ value }) => readable.test(value)))
    return false;
  const own = lastSection(contentOf(template));
  for (const name of names) {
    for (const one of elementsNamed(page, name)) remove(one);
    for (const one of elementsNamed(own, name)) insertInOrder(page, copyFor(page, one));
  }
  return true;
}

// A length of a page up to 53 cm, or the way it is turned.
const readable = /^([0-2]?\d{1,4}|portrait|landscape)$/;

/**
 * True when a shape floats over the first lines of the text from a header: it ends below the margin and above the middle
 * of the page. Backgrounds and watermarks end further down.
 */
export function coversText(header: Element, section: Element) {
  const [height = 0, margin = 0, line = 0] = ['h', 'top', 'header'].map((name) =>
    lengthOf(section, name),
  );
  const covers = (from: string | null | undefined, end: number) => {
    const start = from === 'page' ? 0 : from === 'margin' ? margin : line;
    // A shape may touch the text by a millimetre.
    return start + end > margin + 57 && start + end < height / 2;
  };
  const drawings = elementsBelow(header, 'wp:anchor').filter((one) => child(one, 'wp:wrapNone'));
  const isCovered = drawings.some((anchor) => {
    const place = child(anchor, 'wp:positionV');
    // A shape that is aligned has no offset, and is no logo above the text.
    const offset = Number(child(place, 'wp:posOffset')?.textContent ?? Number.NaN);
    const end = (offset + numberOf(child(anchor, 'wp:extent'), 'cy')) / 635;
    return covers(place?.getAttribute('relativeFrom'), end);
  });
  const old = elementsBelow(header, 'w:pict').flatMap(elementsIn).map(styleOfVml);
  return (
    isCovered ||
    old.some((style) => {
      const { from, align, offset } = placeOfVml(style, 'vertical');
      const isFree = style.get('position') === 'absolute' && !align;
      return isFree && covers(from, (offset + lengthOfVml(style, 'height')) * 20);
    })
  );
}

/**
 * Scales tables, tab stops and wide indents of a template from its text area to that of the letterhead.
 *
 * @param page the section of the letterhead
 */
export function fitToPage(template: WordPackage, page: Element) {
  const root = template.xml(body);
  const styles = rootOfType(template, 'styles');
  if (!styles) return;
  const from = pageWidth(lastSection(contentOf(template)));
  const to = pageWidth(page);
  shrinkNumbers(root, styles, to / from);
  scale([...elementsBelow(root), ...elementsBelow(styles)], from, to);
}

/** The lines that a template's header prints in any look; none in a header without words. */
function ownLines(template: WordPackage) {
  const headers = pathsOf(template, ['header']).map((path) =>
    elementsIn(template.xml(path)).filter((line) => !holds(line, [...shapes, 'w:hyperlink'])),
  );
  return headers.find((lines) => /\p{L}/u.test(textOf(lines))) ?? [];
}

function textOf(elements: readonly Element[]) {
  return elements.map(({ textContent }) => textContent).join('');
}

/**
 * True for a footer of the letterhead without words, which gets those of the template's footer. Only text and field
 * codes count: a drawing holds its positions as text, too.
 */
export function isWordless(footer: Element) {
  return !elementsBelow(footer).some(
    ({ nodeName, textContent }) => /^w:(t|instrText)$/.test(nodeName) && textContent?.trim(),
  );
}

/**
 * Gives the template the page, headers and footers of the letterhead. The lines of the template's header are added
 * below those of the letterhead on all pages; they go to the footer when shapes float over the header. A footer without
 * words gets the lines of the template's footer.
 *
 * @param letterhead the letterhead, cleaned
 */
export function applyPage(
  template: WordPackage,
  letterhead: WordPackage,
  { section, headersFooters }: Page,
  { relink }: Bringer,
) {
  const lines = ownLines(template);
  const footers = new Map(
    pageOf(template).headersFooters.map(({ key, path }) => [key, elementsIn(template.xml(path))]),
  );
  removeRelationships(template, ({ type }) => /^(header|footer)$/.test(type));
  const isCovered = headersFooters.some(
    ({ key, path }) =>
      key.startsWith('header') && holds(letterhead.xml(path), ['wp:anchor', 'w:pict']),
  );
  const kind = isCovered ? 'footer' : 'header';
  const own =
    lines.length === 0 ? [] : ['default', 'first', 'even'].map((pages) => `${kind} ${pages}`);
  for (const { key, path } of headersFooters) {
    const edge = letterhead.xml(path);
    const added =
      key.startsWith('footer') && isWordless(edge)
        ? (footers.get(key) ?? footers.get('footer default') ?? [])
        : [];
    // One part may stand on several kinds of pages. It gets the lines once.
    const isNew = own.includes(key) && !textOf([edge]).includes(textOf(lines));
    for (const line of [...added, ...(isNew ? lines : [])]) edge.appendChild(copyFor(edge, line));
  }
  const missing = own.filter((key) => headersFooters.every((one) => one.key !== key));
  const root = template.xml(body);
  const added = copyFor(root, section);
  relink(added, body, body);
  addHeaders(template, added, missing, lines);
  // Every section gets its own references to headers and footers: a condition may remove the section before it.
  for (const one of sectionsOf(contentOf(template))) {
    one.parentNode?.replaceChild(added.cloneNode(true), one);
  }
  // The colour of the page. A picture behind the page is left out.
  const colour = child(letterhead.xml(body), 'w:background')?.cloneNode(false) as Element;
  if (colour) insertInOrder(root, copyFor(root, colour));
}
