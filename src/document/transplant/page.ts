import type { Attr, Element } from '@xmldom/xmldom';
import { body, contentOf, removeRelationships, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { insertInOrder } from '../word/insert';
import { numberOf, pageHeight, pageWidth, scale, shrinkNumbers } from '../word/textWidth';
import {
  child,
  copyFor,
  elementsBelow,
  elementsIn,
  elementsNamed,
  holds,
  lastSection,
  newElement,
  propertyOf,
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
 * Reads the page that carries most text of the letterhead; the first page when it has no text.
 *
 * @returns `section`: the size and margins of that page, with references to its headers and footers; undefined in a file
 *   without sections. `hasColumns`: true when its text has several columns. `sections`: the number of sections.
 *   `headersFooters`: the key of each header and footer, and the name of its part
 */
export function pageOf(letterhead: WordPackage) {
  const sections: { element: Element; text: number }[] = [];
  let text = 0;
  for (const element of elementsIn(contentOf(letterhead))) {
    text += element.textContent?.length ?? 0;
    const section = element.nodeName === 'w:sectPr' ? element : propertyOf(element, 'w:sectPr');
    if (!section) continue;
    sections.push({ element: section, text });
    text = 0;
  }
  const longest = sections.toSorted((a, b) => b.text - a.text)[0];
  if (!longest) return { section: undefined, hasColumns: false, sections: 0, headersFooters: [] };
  const before = sections.slice(0, sections.indexOf(longest) + 1).map(({ element }) => element);
  const section = newElement(longest.element, 'w:sectPr');
  for (const element of elementsIn(longest.element)) {
    if (ofPage.includes(element.localName ?? '')) section.appendChild(element.cloneNode(true));
  }
  const headersFooters = headersFootersOf(letterhead, before);
  for (const { reference } of headersFooters)
    insertInOrder(section, reference.cloneNode(true) as Element);
  const hasColumns = numberOf(child(longest.element, 'w:cols'), 'w:num') > 1;
  return { section, hasColumns, sections: sections.length, headersFooters };
}

/**
 * The least width and height of a text area: 5 cm, in twentieths of a point. On less, every word begins a line, and a
 * list fills a hundred pages.
 */
const leastText = 2835;

/**
 * True for a length that Word reads as a page size or margin: up to 22 inches. Top and bottom margins may be negative:
 * headers and footers then overlap the text.
 */
function isLength({ localName, value }: Attr) {
  const length = /^(top|bottom)$/.test(localName ?? '') ? value.replace('-', '') : value;
  return /^\d{1,5}$/.test(length) && Number(length) <= 31680;
}

/**
 * Keeps the size and margins of the template's page when those of the letterhead leave no room for text, or cannot be
 * read.
 *
 * @param page the section of the letterhead, which gets the size and margins that are kept
 * @returns true when they are kept
 */
export function keepSize(template: WordPackage, page: Element) {
  const names = ['w:pgSz', 'w:pgMar'];
  const lengths = names
    .flatMap((name) => Array.from(child(page, name)?.attributes ?? []))
    .filter(({ localName }) => !/^(orient|code)$/.test(localName ?? ''));
  const isWide = Math.min(pageWidth(page), pageHeight(page)) >= leastText;
  if (isWide && lengths.every(isLength)) return false;
  const own = lastSection(contentOf(template));
  for (const name of names) {
    for (const one of elementsNamed(page, name)) remove(one);
    for (const one of elementsNamed(own, name)) insertInOrder(page, copyFor(page, one));
  }
  return true;
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
  if (!section) return;
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
