import type { Element } from '@xmldom/xmldom';
import { escaped, fragment, smallestParagraph } from '../word/fragment';
import { uniqueNames } from '../word/ids';
import { idOf, nameOf, stylesIn, typeOf } from '../word/styles';
import { pageWidth } from '../word/textWidth';
import { child, copyFor } from '../word/tree';

/** What stands above the contents, as text that XML 1.0 can carry. */
export type Cover = { title: string; lines: readonly string[] };

/** A line of the contents: the document's title, the bookmark at it, and its page where that is known. */
export type Entry = { title: string; mark: string; page: number | undefined };

/**
 * The paragraphs of the cover and the table of contents, which end their section.
 *
 * @param styles gets those of a table of contents, where they are missing
 * @param like the section that has the paper and margins of the cover
 */
export function coverPage(
  { title, lines }: Cover,
  entries: readonly Entry[],
  styles: Element | undefined,
  like: Element,
): Element[] {
  const ids = styles ? coverStyles(styles) : {};
  // As Word writes it itself: the styles of contents know no page.
  const edge = `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${pageWidth(like)}"/></w:tabs>`;
  const xml = [
    paragraph(ids.title, run(title)),
    ...lines.map((line) => paragraph(ids.line, run(line))),
    paragraph(ids.contents, run('Inhalt')),
    ...entries.map((entry, index) =>
      paragraph(ids.entry, (index === 0 ? beginContents : '') + entryXml(entry), edge),
    ),
    smallestParagraph(mark('end')).replace('</w:pPr>', '<w:sectPr/></w:pPr>'),
  ];
  const paragraphs = fragment(xml.join(''), like);
  const section = paragraphs.at(-1)?.getElementsByTagName('w:sectPr')[0];
  for (const name of ['w:pgSz', 'w:pgMar']) {
    const own = child(like, name);
    if (own) section?.appendChild(copyFor(like, own));
  }
  return paragraphs;
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
function code(text: string): string {
  return `<w:r><w:instrText xml:space="preserve">${escaped(text)}</w:instrText></w:r>`;
}

/** The begin, the middle or the end of a field (ECMA-376, 17.16.18). */
function mark(type: 'begin' | 'separate' | 'end'): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

/** Finds the styles of a cover by the names that Word gives them in every language; none means the usual one. */
function coverStyles(styles: Element): Record<string, string | undefined> {
  const all = stylesIn(styles).filter((style) => typeOf(style) === 'paragraph');
  const idByName = (name: string) => {
    const found = all.find((style) => nameOf(style) === name.toLowerCase());
    return found && idOf(found);
  };
  const free = uniqueNames(stylesIn(styles).map(idOf));
  const add = (name: string, id: string, base: string | undefined, look: string) => {
    const known = idByName(name);
    if (known) return known;
    const own = free(id);
    const based = base ? `<w:basedOn w:val="${escaped(base)}"/>` : '';
    const xml = `<w:style w:type="paragraph" w:styleId="${own}"><w:name w:val="${name}"/>${based}${look}</w:style>`;
    for (const one of fragment(xml, styles)) styles.appendChild(one);
    return own;
  };
  const normal = idByName('normal');
  return {
    title: idByName('title'),
    line: idByName('subtitle'),
    contents: add(
      'TOC Heading',
      'TOCHeading',
      idByName('heading 1') ?? normal,
      '<w:uiPriority w:val="39"/><w:unhideWhenUsed/><w:qFormat/><w:pPr><w:spacing w:before="480"/><w:outlineLvl w:val="9"/></w:pPr>',
    ),
    entry: add(
      'toc 1',
      'TOC1',
      normal,
      '<w:autoRedefine/><w:uiPriority w:val="39"/><w:unhideWhenUsed/>',
    ),
  };
}

/**
 * Marks the first paragraph of a document for the contents: by a bookmark and by an entry, a field that
 * shows nothing.
 *
 * @param id of the bookmark
 */
export function markStart(content: Element, { title, mark: name }: Entry, id: number): void {
  const [paragraph] = Array.from(content.getElementsByTagName('w:p'));
  if (!paragraph) return;
  // In the code of a field a quotation mark and a backslash want a backslash.
  const text = title.replace(/["\\]/g, '\\$&');
  const start = `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${mark('begin')}${code(` TC "${text}" \\f L `)}${mark('end')}`;
  const properties = child(paragraph, 'w:pPr');
  const next = properties ? properties.nextSibling : paragraph.firstChild;
  for (const one of fragment(start, content)) paragraph.insertBefore(one, next);
  for (const one of fragment(`<w:bookmarkEnd w:id="${id}"/>`, content)) paragraph.appendChild(one);
}
