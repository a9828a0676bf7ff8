import type { Element } from '@xmldom/xmldom';
import { escaped, fragment, insertXml, smallestParagraph } from '../word/insert';
import { idOf, nameOf, stylesIn } from '../word/styles';
import { pageWidth } from '../word/textWidth';
import { child, copyFor, elementsBelow } from '../xml/tree';

/** The texts above the table of contents, in characters that XML 1.0 allows. */
export type Cover = { title: string; lines: readonly string[] };

/**
 * An entry of the table of contents: the title of a document, the bookmark at its start, and its page where that is
 * known.
 */
type Entry = { title: string; bookmark: string; page: number | undefined };

/**
 * Makes the paragraphs of the cover and the table of contents. The last one ends their section.
 *
 * @param styles the styles of the documents
 * @param like the section whose paper and margins the cover gets
 */
export function coverPage(
  { title, lines }: Cover,
  entries: readonly Entry[],
  styles: Element | undefined,
  like: Element,
) {
  // Word gives its own styles the same names in every language.
  const ids = new Map(stylesIn(styles).map((style) => [nameOf(style), idOf(style)]));
  // The tab stop stands on the paragraph, as Word writes it: the styles of contents do not depend on the page.
  const edge = `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${pageWidth(like)}"/></w:tabs>`;
  const xml = [
    paragraph(ids.get('title'), run(title)),
    ...lines.map((line) => paragraph(ids.get('subtitle'), run(line))),
    paragraph(ids.get('heading 1'), run('Inhalt'), noEntry),
    ...entries.map((entry, index) =>
      paragraph(ids.get('toc 1'), (index === 0 ? beginContents : '') + entryXml(entry), edge),
    ),
    smallestParagraph(fieldChar('end')).replace('</w:pPr>', '<w:sectPr/></w:pPr>'),
  ];
  const paragraphs = fragment(xml.join(''), like);
  const [section] = paragraphs.flatMap((one) => elementsBelow(one, 'w:sectPr'));
  for (const name of ['w:pgSz', 'w:pgMar']) {
    const own = child(like, name);
    if (own) section?.appendChild(copyFor(like, own));
  }
  return paragraphs;
}

// `TOC \f L` lists the `TC` fields of type L. The switches for styles would need the names of styles, which Word
// translates, and a list separator, which differs between countries.
const beginContents = `${fieldChar('begin')}${code(' TOC \\h \\z \\f L ')}${fieldChar('separate')}`;

// Level 9 keeps the heading of the contents out of the outline.
const noEntry = '<w:spacing w:before="480"/><w:outlineLvl w:val="9"/>';

function entryXml({ title, bookmark: name, page }: Entry) {
  const number = `${fieldChar('begin')}${code(` PAGEREF ${name} \\h `)}${fieldChar('separate')}${page === undefined ? '' : run(String(page))}${fieldChar('end')}`;
  return `<w:hyperlink w:anchor="${name}" w:history="1">${run(title)}<w:r><w:tab/></w:r>${number}</w:hyperlink>`;
}

function paragraph(style: string | undefined, content: string, more = '') {
  const properties = `${style ? `<w:pStyle w:val="${escaped(style)}"/>` : ''}${more}`;
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

function run(text: string, holder = 'w:t') {
  return `<w:r><${holder} xml:space="preserve">${escaped(text)}</${holder}></w:r>`;
}

/** The code of a field, or a piece of it. */
function code(text: string) {
  return run(text, 'w:instrText');
}

/** The `w:fldChar` at the begin, middle or end of a field (ECMA-376, 17.16.18). */
function fieldChar(type: 'begin' | 'separate' | 'end') {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

/**
 * Adds a bookmark and a `TC` field, which shows nothing, to the first paragraph of a document, for the table of
 * contents.
 *
 * @param id the id of the bookmark
 */
export function bookmarkStart(content: Element, { title, bookmark: name }: Entry, id: number) {
  const [paragraph] = elementsBelow(content, 'w:p');
  if (!paragraph) return;
  // In the code of a field, a quotation mark and a backslash are escaped by a backslash.
  const text = title.replace(/["\\]/g, '\\$&');
  const start = `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${fieldChar('begin')}${code(` TC "${text}" \\f L `)}${fieldChar('end')}`;
  const properties = child(paragraph, 'w:pPr');
  insertXml(start, paragraph, properties ? properties.nextSibling : paragraph.firstChild);
  insertXml(`<w:bookmarkEnd w:id="${id}"/>`, paragraph, null);
}
