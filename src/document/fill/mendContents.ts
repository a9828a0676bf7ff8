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
    const edits: Edits = new Map();
    let isTagged = false;
    for (const paragraph of paragraphsIn(document, path, textElements)) {
      const end = contents.get(paragraph.element) ?? 0;
      const copied = readTags(paragraph).filter((tag) => tag.end <= end);
      const stretches = copied.map((tag) => [tag.start, tag.end] as const);
      if (copied.length > 0) deleteText(paragraph, stretches, edits);
      isTagged ||= copied.length > 0;
    }
    if (document.documentElement) rebuilt(document.documentElement, edits);
    if (isTagged) opened.replace(path, document);
    return isTagged;
  });
  return mended.length > 0;
}

// The paragraphs between the middle and the end of a field TOC, each with how much of its text belongs to
// it; fields stand in each other.
function entriesIn(document: Document): Map<Element, number> {
  const entries = new Map<Element, number>();
  const open: { instruction: string; isShown: boolean }[] = [];
  let paragraph: Element | undefined;
  let at = 0;
  for (const element of Array.from(document.getElementsByTagName('*'))) {
    const field = open.at(-1);
    if (element.nodeName === 'w:p') {
      paragraph = element;
      at = 0;
    } else if (element.nodeName === 'w:instrText' && field)
      field.instruction += element.textContent;
    else if (element.nodeName === 'w:t') at += element.textContent?.length ?? 0;
    else if (element.nodeName === 'w:fldChar') {
      const type = element.getAttribute('w:fldCharType');
      if (type === 'begin') open.push({ instruction: '', isShown: false });
      else if (type === 'end') open.pop();
      else if (field) field.isShown = true;
    }
    const isEntry = open.some(
      ({ instruction, isShown }) => isShown && /^\s*TOC\b/.test(instruction),
    );
    if (paragraph && isEntry) entries.set(paragraph, at);
  }
  return entries;
}
