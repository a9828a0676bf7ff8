import type { Element } from '@xmldom/xmldom';
import { w } from '../package/xmlEdits';

/** A field of Word, e.g. of the code ` PAGEREF summary \h ` (ECMA-376, 17.16). */
export type Field = {
  code: string;
  /** Puts another code in its place. */
  rewrite: (code: string) => void;
};

/** The fields of a part, by its elements in the order of the text; one may stand in the code of another. */
export function fieldsIn(elements: readonly Element[]): Field[] {
  const found: Field[] = [];
  const open: { texts: Element[]; isShown: boolean }[] = [];
  for (const element of elements) {
    if (element.namespaceURI !== w) continue;
    const field = open.at(-1);
    if (element.localName === 'fldSimple') {
      found.push({
        code: element.getAttributeNS(w, 'instr') ?? '',
        rewrite: (code) => element.setAttributeNS(w, 'w:instr', code),
      });
    } else if (element.localName === 'instrText' && field && !field.isShown) {
      field.texts.push(element);
    } else if (element.localName === 'fldChar') {
      const type = element.getAttributeNS(w, 'fldCharType');
      if (type === 'begin') open.push({ texts: [], isShown: false });
      else if (field) field.isShown = true;
      if (type === 'end') open.pop();
      if (type === 'end' && field) found.push(fieldOf(field.texts));
    }
  }
  return found;
}

// Word splits a code over runs wherever it likes.
function fieldOf(texts: readonly Element[]): Field {
  return {
    code: texts.map(({ textContent }) => textContent ?? '').join(''),
    rewrite(code) {
      for (const [index, text] of texts.entries()) text.textContent = index === 0 ? code : '';
    },
  };
}
