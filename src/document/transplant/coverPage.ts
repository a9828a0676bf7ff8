import type { WordPackage } from '../package/wordPackage';
import { childOrNew, insertXml, smallestParagraph, takeChildren } from '../word/insert';
import { styleIdOf, styleNameOf } from '../word/styles';
import { pageWidth } from '../word/textWidth';
import {
  child,
  type Element,
  elementsBelow,
  elementsNamed,
  escapeXml,
  newElement,
} from '../xml/tree';

/** The texts above the table of contents, with only characters that XML 1.0 allows. */
export type Cover = { title: string; lines: readonly string[] };

/**
 * An entry of the table of contents stands for one document of the folder. `bookmark` is the name of the bookmark at
 * the start of this document. `page` is the number of the document's first page, if known.
 */
type Entry = { title: string; bookmark: string; page: number | undefined };

/**
 * Makes a body (`w:body`) with the cover and the table of contents.
 *
 * @param joined the package that becomes the folder. The cover gets the page size, margins, headers and footers of its
 *   first section.
 */
export function coverPage({ title, lines }: Cover, entries: readonly Entry[], joined: WordPackage) {
  const [firstSection] = joined.sections();
  const styles = elementsNamed(joined.rootOfType('styles'), 'w:style');
  // Styles are found by their names, because Word gives its built-in styles the same names in every language.
  const ids = new Map(styles.map((style) => [styleNameOf(style), styleIdOf(style)]));
  // As in Word, each entry of the table of contents has its own tab stop. A tab stop in the style «toc 1» would fit
  // only one width of the page.
  const rightStop = `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${pageWidth(firstSection)}"/></w:tabs>`;
  const xml = [
    paragraph(ids.get('title'), run(title)),
    ...lines.map((line) => paragraph(ids.get('subtitle'), run(line))),
    paragraph(
      ids.get('heading 1'),
      run('Inhalt'),
      // Outline level 9 keeps the heading «Inhalt» out of the document's outline.
      '<w:spacing w:before="480"/><w:outlineLvl w:val="9"/>',
    ),
    ...entries.map((entry, index) =>
      paragraph(ids.get('toc 1'), (index === 0 ? beginContents : '') + entryXml(entry), rightStop),
    ),
    smallestParagraph(fieldChar('end')),
  ];
  const content = newElement(joined.body(), 'w:body');
  insertXml(xml.join(''), content);
  takeChildren(
    childOrNew(content, 'w:sectPr'),
    firstSection,
    'headerReference footerReference pgSz pgMar titlePg',
  );
  return content;
}

// `TOC \f L` lists the `TC` field codes of type L. The switch `\t "Titel;1"` would list the paragraphs of a style, but
// only in German Word: in field codes, Word translates the names of styles. And the separator `;` differs between
// countries.
const beginContents = beginField(' TOC \\h \\z \\f L ') + fieldChar('separate');

function entryXml({ title, bookmark: name, page }: Entry) {
  const number = page === undefined ? '' : run(String(page));
  const reference = `${beginField(` PAGEREF ${name} \\h `)}${fieldChar('separate')}${number}${fieldChar('end')}`;
  return `<w:hyperlink w:anchor="${name}" w:history="1">${run(title)}<w:r><w:tab/></w:r>${reference}</w:hyperlink>`;
}

function paragraph(style: string | undefined, content: string, more = '') {
  const named = style ? `<w:pStyle w:val="${escapeXml(style)}"/>` : '';
  return `<w:p><w:pPr>${named}${more}</w:pPr>${content}</w:p>`;
}

function run(text: string, holder = 'w:t') {
  return `<w:r><${holder} xml:space="preserve">${escapeXml(text)}</${holder}></w:r>`;
}

/** The beginning and the text of a field code. */
function beginField(code: string) {
  return fieldChar('begin') + run(code, 'w:instrText');
}

/** A run with a `w:fldChar` (ECMA-376, 17.16.18). The type `separate` stands before the result of the field code. */
function fieldChar(type: 'begin' | 'separate' | 'end') {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

/**
 * Adds a bookmark and a `TC` field code to the first paragraph of a document. The table of contents links to the
 * bookmark and lists the text of the `TC` field code. The document does not show this text.
 *
 * @param id the id of the bookmark
 */
export function addBookmarkAndEntry(
  content: Element,
  { title, bookmark: name }: Entry,
  id: number,
) {
  const [paragraph] = elementsBelow(content, 'w:p');
  if (!paragraph) return;
  // In a field code, a backslash escapes quotation marks and backslashes.
  const text = title.replace(/["\\]/g, '\\$&');
  const start = `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${beginField(` TC "${text}" \\f L `)}${fieldChar('end')}`;
  const properties = child(paragraph, 'w:pPr');
  insertXml(start, paragraph, properties ? properties.nextSibling : paragraph.firstChild);
  insertXml(`<w:bookmarkEnd w:id="${id}"/>`, paragraph);
}
