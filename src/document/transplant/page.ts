import type { Attr, Element } from '@xmldom/xmldom';
import { body, contentOf, dropUnreached, removeRelationships, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { insertInOrder } from '../word/insert';
import { columnWidth, pageHeight, pageWidth, scale, shrinkNumbers } from '../word/textWidth';
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
} from '../word/tree';
import { type Bringer, pathsOf } from './bring';
import { addHeaders } from './sections';

/** The page of the model. */
export type Page = ReturnType<typeof pageOf>;

const ofPage =
  'pgSz pgMar pgBorders lnNumType pgNumType cols vAlign titlePg textDirection bidi rtlGutter docGrid'.split(
    ' ',
  );

/**
 * The page that most of the model's text stands on, and the first one of a letterhead without text.
 *
 * @returns `section`: its size, margins and columns, with what stands above and below the text, where the model has
 *   any; how many `sections` there are; of what kind each of `headersFooters` is and on which pages, and its part
 */
export function pageOf(model: WordPackage) {
  const sections: { element: Element; text: number }[] = [];
  let text = 0;
  for (const element of elementsIn(contentOf(model))) {
    text += element.textContent?.length ?? 0;
    const section = element.nodeName === 'w:sectPr' ? element : propertyOf(element, 'w:sectPr');
    if (!section) continue;
    sections.push({ element: section, text });
    text = 0;
  }
  const longest = sections.toSorted((a, b) => b.text - a.text)[0];
  if (!longest) return { section: undefined, sections: 0, headersFooters: [] };
  const before = sections.slice(0, sections.indexOf(longest) + 1).map(({ element }) => element);
  const section = newElement(longest.element, 'w:sectPr');
  for (const element of elementsIn(longest.element)) {
    if (ofPage.includes(element.localName ?? '')) section.appendChild(element.cloneNode(true));
  }
  const headersFooters = headersFootersOf(model, before);
  for (const { reference } of headersFooters)
    insertInOrder(section, reference.cloneNode(true) as Element);
  return { section, sections: sections.length, headersFooters };
}

/** In twentieths of a point, 5 cm: on less, each word begins a line, and a list fills a hundred pages. */
const leastText = 2835;

/** What Word reads as the size of a page or a margin: no more than 22 inches; above and below, text may lie on it. */
function isLength({ localName, value }: Attr) {
  const isSigned = localName === 'top' || localName === 'bottom';
  return /^-?\d{1,5}$/.test(value) && Number(value) <= 31680 && (isSigned || Number(value) >= 0);
}

/**
 * Leaves the size and the margins of the template where the model's have no room for text, or are none.
 *
 * @param page the section of the model
 * @returns whether they stay
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

/** In twentieths of a point, 10 cm: what a title and a table of a template need. */
const leastColumn = 5670;

/**
 * Lets the tables, tab stops and wide indents of a template fill the text area of another page, as they fill
 * its own. Narrow columns are taken off the page.
 *
 * @param page the section of the model
 * @returns whether its columns were too narrow
 */
export function fitToPage(template: WordPackage, page: Element) {
  const root = template.xml(body);
  const isNarrow = columnWidth(page) < Math.min(leastColumn, pageWidth(page));
  if (isNarrow) {
    for (const columns of elementsNamed(page, 'w:cols')) remove(columns);
  }
  const own = lastSection(contentOf(template));
  const styles = rootOfType(template, 'styles');
  if (own && styles) {
    shrinkNumbers(root, styles, columnWidth(page) / columnWidth(own));
    scale(
      [root, styles].flatMap((one) => elementsBelow(one)),
      columnWidth(own),
      columnWidth(page),
    );
  }
  return isNarrow;
}

/** What the header of a template prints in any look: its lines, where it has words. */
function ownLines(template: WordPackage) {
  const headers = pathsOf(template, ['header']).map((path) =>
    elementsIn(template.xml(path)).filter((line) => !holds(line, [...shapes, 'w:hyperlink'])),
  );
  return headers.find((lines) => /\p{L}/u.test(textOf(lines))) ?? [];
}

function textOf(elements: readonly Element[]) {
  return elements.map(({ textContent }) => textContent).join('');
}

/** Whether a footer of the model leaves its words to the template: a drawing has numbers alone. */
export function isWordless(footer: Element) {
  return !elementsBelow(footer).some(
    ({ nodeName, textContent }) => /^w:(t|instrText)$/.test(nodeName) && textContent?.trim(),
  );
}

/**
 * Gives the template the page of the model, with the headers and footers there in the place of its own;
 * what the template's header prints in any look stands below the model's, on all pages, or below its footer
 * where shapes float over its header. Under a footer without words stands the template's.
 *
 * @param model cleaned
 */
export function takePage(
  template: WordPackage,
  model: WordPackage,
  { section, headersFooters }: Page,
  { relink }: Bringer,
) {
  if (!section) return;
  const lines = ownLines(template);
  const ownLinesOf = new Map(
    pageOf(template).headersFooters.map(({ key, path }) => [key, elementsIn(template.xml(path))]),
  );
  removeRelationships(template, body, ({ type }) => /^(header|footer)$/.test(type));
  dropUnreached(template);
  const isCovered = headersFooters.some(
    ({ key, path }) => key.startsWith('header') && holds(model.xml(path), ['wp:anchor', 'w:pict']),
  );
  const kind = isCovered ? 'footer' : 'header';
  const own =
    lines.length === 0 ? [] : ['default', 'first', 'even'].map((pages) => `${kind} ${pages}`);
  for (const { key, path } of headersFooters) {
    const footer = model.xml(path);
    if (!key.startsWith('footer') || !isWordless(footer)) continue;
    for (const line of ownLinesOf.get(key) ?? ownLinesOf.get('footer default') ?? []) {
      footer.appendChild(copyFor(footer, line));
    }
  }
  const taken = headersFooters.filter(({ key }) => own.includes(key));
  for (const one of new Set(taken.map(({ path }) => model.xml(path)))) {
    if (textOf([one]).includes(textOf(lines))) continue;
    for (const line of lines) one.appendChild(copyFor(one, line));
  }
  const missing = own.filter((key) => taken.every((one) => one.key !== key));
  const root = template.xml(body);
  const added = copyFor(root, section);
  relink(added, body, body);
  addHeaders(template, added, missing, lines);
  // Each has the headers and footers itself: a section that stands in a condition may be missing.
  for (const one of sectionsOf(contentOf(template))) {
    one.parentNode?.replaceChild(added.cloneNode(true), one);
  }
  // The colour of the paper; a picture there stays behind.
  const colour = child(model.xml(body), 'w:background')?.cloneNode(false) as Element;
  if (colour) insertInOrder(root, copyFor(root, colour));
}
