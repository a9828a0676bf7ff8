import type { Element } from '@xmldom/xmldom';
import { elementsBelow, remove, unwrap, w } from './xmlEdits';

// The fields of Word that show something of this very document, and nothing else.
const harmless =
  /^\s*(PAGE|NUMPAGES|SECTION|SECTIONPAGES|STYLEREF|DATE|TIME|SYMBOL|IF|=)(?![A-Z])/i;

type Field = { marks: Element[]; code: Element[]; text: string; isCode: boolean };

/**
 * Fields of Word that fetch, link, run or tell what a file is called and who wrote it become the text
 * that they show; page numbers and their like stay fields (ECMA-376, 17.16.5).
 *
 * @returns whether one of them fetches or links
 */
export function plainFields(root: Element): boolean {
  const open: Field[] = [];
  let linked = dropTooDeep(root);
  for (const element of elementsBelow(root)) {
    if (element.namespaceURI !== w) continue;
    const name = element.localName ?? '';
    if (name === 'fldSimple') linked = plainSimple(element) || linked;
    else if (name === 'fldChar') linked = step(element, open) || linked;
    else if (name === 'delInstrText') remove(element);
    else if (/^(instrText|t|tab|br|drawing|pict|sym)$/.test(name)) collect(element, open);
  }
  // What never ends shows nothing.
  for (const field of open) for (const element of [...field.marks, ...field.code]) remove(element);
  return linked;
}

// No letterhead has fields within fields within fields without end; one that has keeps its text alone.
function dropTooDeep(root: Element): boolean {
  const parts = elementsBelow(root).filter(({ localName }) =>
    /^(fldChar|instrText)$/.test(localName ?? ''),
  );
  let depth = 0;
  let deepest = 0;
  for (const part of parts) {
    const type = part.getAttributeNS(w, 'fldCharType');
    if (type === 'begin') depth += 1;
    if (type === 'end') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  if (deepest <= 20) return false;
  for (const part of parts) remove(part);
  return true;
}

function plainSimple(element: Element): boolean {
  const text = element.getAttributeNS(w, 'instr') ?? '';
  if (harmless.test(text)) return false;
  unwrap(element);
  return reaches(text);
}

function step(mark: Element, open: Field[]): boolean {
  const type = mark.getAttributeNS(w, 'fldCharType');
  for (const data of Array.from(mark.childNodes)) mark.removeChild(data);
  if (type === 'begin') {
    open.push({ marks: [mark], code: [], text: '', isCode: true });
    return false;
  }
  const field = open.at(-1);
  if (!field) {
    remove(mark);
    return false;
  }
  field.marks.push(mark);
  field.isCode = false;
  if (type !== 'end') return false;
  open.pop();
  if (harmless.test(field.text)) return false;
  for (const element of [...field.marks, ...field.code]) remove(element);
  return reaches(field.text);
}

// What stands in the code of a field, that of a field inside of it too, is not shown.
function collect(element: Element, open: readonly Field[]): void {
  const field = open.at(-1);
  if (field?.isCode && element.localName === 'instrText') field.text += element.textContent ?? '';
  for (const one of open) if (one.isCode) one.code.push(element);
}

function reaches(text: string): boolean {
  return /^\s*(HYPERLINK|INCLUDE|LINK|DDE|IMPORT|DATABASE|RD|MACROBUTTON|AUTOTEXT)/i.test(text);
}
