import type { Document } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import type { FilledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { readSections } from '../tags/readSections';
import { type Paragraph, paragraphsIn } from '../word/paragraphs';
import { type Edits, rebuilt } from '../word/tree';
import { mendTags } from './mendTags';
import { moveOffLines } from './moveOffLines';
import { splitLines } from './splitLines';

/**
 * Mends in a template, before it is compiled, what docxtemplater would take amiss though a person sees
 * nothing wrong. What stands in the text stays; paragraphs may be added.
 *
 * @param fields the names that the template may use, which tell loops from conditions
 */
export function mendTemplate(
  opened: WordPackage,
  { paths, textElements }: FilledParts,
  fields: Fields,
): void {
  for (const path of paths) {
    if (!opened.text(path)?.includes('{')) continue;
    const document = opened.xml(path);
    const read = () => paragraphsIn(document, path, textElements);
    const isSplit = splitAll(document, read, fields);
    const paragraphs = read();
    const edits: Edits = new Map();
    const mended = paragraphs.filter((paragraph) => mendTags(paragraph, edits)).length > 0;
    plainCdata(paragraphs, edits);
    dropOldLooks(paragraphs, edits);
    moveOffLines(readSections(paragraphs, fields).sections, edits);
    if (document.documentElement) rebuilt(document.documentElement, edits);
    if (isSplit || mended || edits.size > 0) opened.replace(path, document);
  }
}

// A text box stands in a paragraph that may be split itself: what is in it comes in the next turn.
function splitAll(document: Document, read: () => Paragraph[], fields: Fields): boolean {
  for (let isSplit = false; ; isSplit = true) {
    const edits: Edits = new Map();
    splitLines(readSections(read(), fields).sections, edits);
    if (edits.size === 0 || !document.documentElement) return isSplit;
    rebuilt(document.documentElement, edits);
  }
}

/**
 * `<w:t><![CDATA[{text}]]></w:t>` becomes `<w:t>{text}</w:t>`: Word shows the same, and docxtemplater 3.71
 * sees no tag in CDATA.
 */
function plainCdata(paragraphs: readonly Paragraph[], edits: Edits): void {
  for (const { holder } of paragraphs.flatMap(({ pieces }) => pieces)) {
    for (let node = holder.firstChild; node; node = node.nextSibling) {
      const text = holder.ownerDocument?.createTextNode(node.nodeValue ?? '');
      if (text && node.nodeType === node.CDATA_SECTION_NODE) edits.set(node, [text]);
    }
  }
}

/**
 * Of a tag whose look was changed while tracking, the look before is dropped: docxtemplater 3.71 tears
 * `<w:rPr><w:rPrChange><w:rPr/></w:rPrChange></w:rPr>` where a text has two lines.
 */
function dropOldLooks(paragraphs: readonly Paragraph[], edits: Edits): void {
  for (const { element } of paragraphs.filter(({ text }) => text.includes('{'))) {
    for (const old of Array.from(element.getElementsByTagName('w:rPrChange'))) edits.set(old, []);
  }
}
