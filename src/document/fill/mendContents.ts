import type { Document, Element } from '@xmldom/xmldom';
import type { FilledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { type Edits, rebuilt } from '../package/xmlTree';
import { deleteText } from '../tags/deleteText';
import { paragraphsIn } from '../tags/readParagraphs';
import { readTags } from '../tags/readTags';

/**
 * Takes the tags out of a table of contents: Word has copied them there from the headings, and writes the
 * entries anew when it is updated.
 *
 * @returns whether there were any
 */
export function mendContents(opened: WordPackage, { paths, textElements }: FilledParts): boolean {
  const mended = paths.filter((path) => {
    if (!/<w:instrText[^>]*>[^<]*\bTOC\b/.test(opened.text(path) ?? '')) return false;
    const document = opened.xml(path);
    const contents = entriesIn(document);
    const tagged = paragraphsIn(document, path, textElements).filter(
      (paragraph) => contents.has(paragraph.element) && readTags(paragraph).length > 0,
    );
    const edits: Edits = new Map();
    for (const paragraph of tagged) {
      deleteText(
        paragraph,
        readTags(paragraph).map(({ start, end }) => [start, end]),
        edits,
      );
    }
    if (document.documentElement) rebuilt(document.documentElement, edits);
    if (tagged.length > 0) opened.replace(path, document);
    return tagged.length > 0;
  });
  return mended.length > 0;
}

// The paragraphs between the middle and the end of a field TOC; fields stand in each other.
function entriesIn(document: Document): Set<Element> {
  const entries = new Set<Element>();
  const open: { instruction: string; isShown: boolean }[] = [];
  let paragraph: Element | undefined;
  for (const element of Array.from(document.getElementsByTagName('*'))) {
    const field = open.at(-1);
    if (element.nodeName === 'w:p') paragraph = element;
    else if (element.nodeName === 'w:instrText' && field) field.instruction += element.textContent;
    else if (element.nodeName === 'w:fldChar') {
      const type = element.getAttribute('w:fldCharType');
      if (type === 'begin') open.push({ instruction: '', isShown: false });
      else if (type === 'end') open.pop();
      else if (field) field.isShown = true;
    }
    const isEntry = open.some(
      ({ instruction, isShown }) => isShown && /^\s*TOC\b/.test(instruction),
    );
    if (paragraph && isEntry) entries.add(paragraph);
  }
  return entries;
}
