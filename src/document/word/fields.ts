import type { Element } from '@xmldom/xmldom';
import { type Edits, w } from './tree';

/** What is asked of an element, of whichever parser. */
type Asked = Pick<Element, 'namespaceURI' | 'localName' | 'textContent' | 'getAttributeNS'> & {
  getElementsByTagName: (name: string) => { length: number };
};

/** A field of Word, e.g. of the code ` PAGEREF summary \\h ` (ECMA-376, 17.16.5), simple or complex. */
export type Field = {
  /** With a sign for all that Word reads in it beside its own texts: other fields, text, symbols. */
  code: string;
  /** Where it begins among the elements, where what it shows begins, and where it is over. */
  start: number;
  shown: number;
  end: number;
  /** Whether its end is among the elements, too. */
  isEnded: boolean;
  /** Its `w:fldSimple`, or its marks. */
  marks: Asked[];
};

/**
 * The fields of Word among the elements of a part or paragraph; one may stand in the code of another, and reach over
 * paragraphs.
 *
 * @param elements in the order of the text, each with all that stands in it
 */
export function fieldsIn(elements: readonly Asked[]) {
  const found: Field[] = [];
  const open: Field[] = [];
  const last = elements.length;
  for (const [at, element] of elements.entries()) {
    if (element.namespaceURI !== w) continue;
    const name = element.localName ?? '';
    const type = name === 'fldChar' && element.getAttributeNS(w, 'fldCharType');
    const field = open.at(-1);
    if (field && at < field.shown) {
      if (name === 'instrText') field.code += element.textContent ?? '';
      if (type === 'begin' || /^(t|delText|sym|fldSimple)$/.test(name)) field.code += other;
    }
    const marks = [element];
    if (name === 'fldSimple') {
      const code = element.getAttributeNS(w, 'instr') ?? '';
      const end = at + 1 + element.getElementsByTagName('*').length;
      found.push({ code, start: at, shown: at + 1, end, isEnded: true, marks });
    } else if (type === 'begin') {
      open.push({ code: '', start: at, shown: last, end: last, isEnded: false, marks });
    } else if (type && field) {
      field.marks.push(element);
      field.shown = Math.min(field.shown, at);
      if (type !== 'end') continue;
      found.push({ ...field, end: at, isEnded: true });
      open.pop();
    }
  }
  return [...found, ...open];
}

const other = '\ufffc';

/** What a field does, by its code: ` page \\* MERGEFORMAT ` is a `PAGE`, a formula `=`. */
export function commandOf(code: string) {
  return /^\s*(=|\w*)/.exec(code)?.[1]?.toUpperCase() ?? '';
}

/**
 * Makes fields of Word the text that they show. What never ends shows nothing.
 *
 * @param elements those of a part, in order
 * @param stays which fields stay, by their code
 * @returns the codes of those that do not
 */
export function plainFields(
  elements: readonly Element[],
  edits: Edits,
  stays: (code: string) => boolean,
) {
  const fields = fieldsIn(elements);
  const plain = fields.filter(({ code, isEnded }) => !isEnded || !stays(code));
  const kept = new Set(fields.flatMap((one) => (plain.includes(one) ? [] : one.marks)));
  const marks = elements.filter((one) => isAny(one, ofField) && !kept.has(one));
  // The code of a field holds whole fields, too.
  const codes = plain.flatMap(({ start, shown }) => elements.slice(start, shown));
  for (const one of [...marks, ...codes.filter((one) => isAny(one, ofCode))]) {
    edits.set(one, one.localName === 'fldSimple' ? Array.from(one.childNodes) : []);
  }
  return plain.map(({ code }) => code);
}

function isAny({ namespaceURI, localName }: Element, names: RegExp) {
  return namespaceURI === w && names.test(localName ?? '');
}

const ofField = /^(fldSimple|fldChar|delInstrText)$/;
const ofCode = /^(fldChar|instrText|t|tab|br|drawing|pict|sym)$/;
