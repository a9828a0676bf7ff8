import type { Document, Element } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import type { FilledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { deleteText } from '../tags/deleteText';
import { readTags } from '../tags/readTags';
import { paragraphsIn } from '../word/paragraphs';
import { closest, type Edits, rebuilt } from '../word/tree';

/**
 * Takes the tags out of what Word has copied from elsewhere, and copies anew when it updates its fields: a
 * table of contents, and of a reference or index what cannot be filled there.
 *
 * @returns whether there were any in a table of contents or index
 */
export function mendContents(
  opened: WordPackage,
  { paths, textElements }: FilledParts,
  fields: Fields,
): boolean {
  const listed = paths.filter((path) => {
    if (!copies.test(opened.text(path) ?? '')) return false;
    const document = opened.xml(path);
    const copied = copiesIn(document);
    const edits: Edits = new Map();
    let [isChanged, isListed] = [false, false];
    for (const paragraph of paragraphsIn(document, path, textElements)) {
      const found = (copied.get(paragraph.element) ?? []).flatMap((copy) =>
        readTags(paragraph)
          .filter((tag) => tag.start >= copy.from && tag.end <= copy.to)
          .filter(({ name }) => copy.isList || typeof fields[name] !== 'string')
          .map((tag) => ({ ...tag, isList: copy.isList })),
      );
      const stretches = found.map((tag) => [tag.start, tag.end] as const);
      if (found.length > 0) deleteText(paragraph, stretches, edits);
      isChanged ||= found.length > 0;
      isListed ||= found.some(({ isList }) => isList);
    }
    if (!isChanged) return false;
    if (document.documentElement) rebuilt(document.documentElement, edits);
    opened.replace(path, document);
    return isListed;
  });
  return listed.length > 0;
}

const copies = /\b(TOC|INDEX|STYLEREF|REF)\b/;

/** A stretch of a paragraph's text that a field shows; whether it lists what stands elsewhere. */
type Copy = { from: number; to: number; isList: boolean };

// Fields stand in each other, and reach over paragraphs.
function copiesIn(document: Document): Map<Element, Copy[]> {
  const found = new Map<Element, Copy[]>();
  const open: { code: string; isShown: boolean }[] = [];
  let paragraph: Element | undefined;
  let at = 0;
  for (const element of Array.from(document.getElementsByTagName('*'))) {
    const field = open.at(-1);
    if (element.nodeName === 'w:p') {
      paragraph = element;
      at = 0;
    } else if (element.nodeName === 'w:instrText' && field) field.code += element.textContent;
    else if (element.nodeName === 'w:fldChar') {
      const type = element.getAttribute('w:fldCharType');
      if (type === 'begin') open.push({ code: '', isShown: false });
      else if (type === 'end') open.pop();
      else if (field) field.isShown = true;
    } else if (element.nodeName === 'w:t') {
      const from = at;
      at += element.textContent?.length ?? 0;
      const codes = [
        ...open.filter(({ isShown }) => isShown).map(({ code }) => code),
        simpleCode(element),
      ];
      const copying = codes.find((code) => /^\s*(TOC|INDEX|STYLEREF|REF)\b/.test(code));
      if (paragraph && copying) add(paragraph, from, /^\s*(TOC|INDEX)\b/.test(copying));
    }
  }
  return found;

  function add(holder: Element, from: number, isList: boolean) {
    const known = found.get(holder) ?? [];
    const last = known.at(-1);
    if (last?.to === from && last.isList === isList) last.to = at;
    else known.push({ from, to: at, isList });
    found.set(holder, known);
  }
}

function simpleCode(text: Element): string {
  const field = closest(text, ['w:fldSimple', 'w:p']) as Element | null;
  return field?.getAttribute('w:instr') ?? '';
}
