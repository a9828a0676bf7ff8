import type { Element } from '@xmldom/xmldom';
import { w } from '../package/xmlEdits';
import type { Edits } from '../package/xmlTree';

// The fields of Word that show something of this very document, and nothing else.
const harmless =
  /^\s*(PAGE|NUMPAGES|SECTION|SECTIONPAGES|STYLEREF|DATE|TIME|SYMBOL|IF|=)(?![A-Z])/i;

/** Where the code of a field begins among the elements, and where it ends: at the text that it shows. */
type Field = { marks: Element[]; start: number; end?: number; code: string };

/**
 * Fields of Word that fetch, link, run or tell what a file is called and who wrote it become the text
 * that they show; page numbers and their like stay fields (ECMA-376, 17.16.5). What never ends shows
 * nothing.
 *
 * @param elements those of a part, in order
 * @returns whether one of them fetches or links
 */
export function plainFields(elements: readonly Element[], edits: Edits): boolean {
  const open: Field[] = [];
  const plain: Field[] = [];
  let linked = false;
  for (const [at, element] of elements.entries()) {
    if (element.namespaceURI !== w) continue;
    const name = element.localName ?? '';
    const field = open.at(-1);
    if (name === 'delInstrText') edits.set(element, []);
    else if (name === 'fldSimple') {
      const code = element.getAttributeNS(w, 'instr') ?? '';
      if (harmless.test(code)) continue;
      edits.set(element, Array.from(element.childNodes));
      linked ||= reaches(code);
    } else if (name === 'instrText' && field && field.end === undefined) {
      field.code += element.textContent ?? '';
    } else if (name === 'fldChar') {
      for (const data of Array.from(element.childNodes)) edits.set(data, []);
      const type = element.getAttributeNS(w, 'fldCharType');
      if (type === 'begin') open.push({ marks: [element], start: at, code: '' });
      else if (!field) edits.set(element, []);
      else {
        field.marks.push(element);
        field.end ??= at;
        if (type !== 'end') continue;
        open.pop();
        if (harmless.test(field.code)) continue;
        plain.push(field);
        linked ||= reaches(field.code);
      }
    }
  }
  dropCode([...plain, ...open], elements, edits);
  return linked;
}

// The code of a field holds whole fields, too.
function dropCode(fields: readonly Field[], elements: readonly Element[], edits: Edits): void {
  const change = new Map<number, number>();
  const add = (at: number, by: number) => change.set(at, (change.get(at) ?? 0) + by);
  for (const { marks, start, end } of fields) {
    for (const mark of marks) edits.set(mark, []);
    add(start, 1);
    add(end ?? elements.length, -1);
  }
  let around = 0;
  for (const [at, element] of elements.entries()) {
    around += change.get(at) ?? 0;
    if (around > 0 && element.namespaceURI === w && ofCode.test(element.localName ?? '')) {
      edits.set(element, []);
    }
  }
}

const ofCode = /^(fldChar|instrText|t|tab|br|drawing|pict|sym)$/;

function reaches(text: string): boolean {
  return /^\s*(HYPERLINK|INCLUDE|LINK|DDE|IMPORT|DATABASE|RD|MACROBUTTON|AUTOTEXT)/i.test(text);
}
