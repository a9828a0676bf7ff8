import type { Element } from '@xmldom/xmldom';
import { w } from './xmlEdits';
import type { Edits } from './xmlTree';

/** Where the code of a field begins among the elements, and where it ends: at the text that it shows. */
type Field = { marks: Element[]; start: number; end?: number; code: string };

/**
 * Makes fields of Word the text that they show (ECMA-376, 17.16.5). What never ends shows nothing.
 *
 * @param elements those of a part, in order
 * @param stays which fields stay, by their code
 * @returns the codes of those that do not
 */
export function plainFields(
  elements: readonly Element[],
  edits: Edits,
  stays: (code: string) => boolean,
): string[] {
  const open: Field[] = [];
  const plain: Field[] = [];
  const codes: string[] = [];
  for (const [at, element] of elements.entries()) {
    if (element.namespaceURI !== w) continue;
    const name = element.localName ?? '';
    const field = open.at(-1);
    if (name === 'delInstrText') edits.set(element, []);
    else if (name === 'fldSimple') {
      const code = element.getAttributeNS(w, 'instr') ?? '';
      if (stays(code)) continue;
      edits.set(element, Array.from(element.childNodes));
      codes.push(code);
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
        if (stays(field.code)) continue;
        plain.push(field);
        codes.push(field.code);
      }
    }
  }
  dropCode([...plain, ...open], elements, edits);
  return codes;
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
