import type { Element } from '@xmldom/xmldom';
import { child, w } from '../word/tree';
import type { CoverStyles } from './coverStyles';
import { escaped, smallestParagraph } from './fragment';

/** A line of the contents: the document's title, the bookmark at it, and its page where that is known. */
export type Entry = { title: string; mark: string; page: number | undefined };

/** The paragraphs of the cover and the table of contents, and the end of their section. */
export function coverPage(
  title: string,
  lines: readonly string[],
  entries: readonly Entry[],
  styles: CoverStyles,
  section: CoverSection,
): string {
  // As Word writes it itself: the styles of contents know no page.
  const edge = `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${section.width}"/></w:tabs>`;
  return [
    paragraph(styles.title, run(title)),
    ...lines.map((line) => paragraph(styles.line, run(line))),
    paragraph(styles.contents, run('Inhalt')),
    ...entries.map((entry, index) =>
      paragraph(styles.entry, (index === 0 ? beginContents : '') + entryXml(entry), edge),
    ),
    smallestParagraph(mark('end')).replace('</w:pPr>', `${section.xml}</w:pPr>`),
  ].join('');
}

// Of the entries in the text (TC) those of one kind: no style is named, whose name Word translates, and no
// separator of lists, which each country has its own of.
const beginContents = `${mark('begin')}${code(' TOC \\h \\z \\f L ')}${mark('separate')}`;

function entryXml({ title, mark: name, page }: Entry): string {
  const number = `${mark('begin')}${code(` PAGEREF ${name} \\h `)}${mark('separate')}${page === undefined ? '' : run(String(page))}${mark('end')}`;
  return `<w:hyperlink w:anchor="${name}" w:history="1">${run(title)}<w:r><w:tab/></w:r>${number}</w:hyperlink>`;
}

function paragraph(style: string | undefined, content: string, more = ''): string {
  const properties = `${style ? `<w:pStyle w:val="${escaped(style)}"/>` : ''}${more}`;
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

/** The code of a field, or a piece of it. */
export function code(text: string): string {
  return `<w:r><w:instrText xml:space="preserve">${escaped(text)}</w:instrText></w:r>`;
}

/** The begin, the middle or the end of a field (ECMA-376, 17.16.18). */
export function mark(type: 'begin' | 'separate' | 'end'): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

/** The section of the cover, and how wide its text is, in twentieths of a point. */
export type CoverSection = { xml: string; width: number };

/** The paper and margins of a document, without header and footer. */
export function coverSection(like: Element): CoverSection {
  const [size, margins] = [child(like, 'w:pgSz'), child(like, 'w:pgMar')];
  const value = (element: Element | undefined, name: string, usual: number) =>
    Number(element?.getAttributeNS(w, name) ?? usual) || 0;
  const width =
    value(size, 'w', 12240) -
    value(margins, 'left', 1440) -
    value(margins, 'right', 1440) -
    value(margins, 'gutter', 0);
  return { xml: `<w:sectPr>${[size, margins].map(copied).join('')}</w:sectPr>`, width };
}

function copied(element: Element | undefined): string {
  if (!element) return '';
  const attributes = Array.from(element.attributes).filter(
    ({ namespaceURI }) => namespaceURI === w,
  );
  const pairs = attributes.map(({ localName, value }) => ` w:${localName}="${escaped(value)}"`);
  return `<${element.nodeName}${pairs.join('')}/>`;
}
