import type { Element } from '@xmldom/xmldom';
import { type Edits, w } from './tree';

/** What is asked of an element, of whichever parser. */
type Asked = Pick<Element, 'namespaceURI' | 'localName' | 'textContent' | 'getAttributeNS'> & {
  getElementsByTagName: (name: string) => { length: number };
};

/** A field of Word, e.g. of the code ` PAGEREF summary \\h ` (ECMA-376, 17.16.5), simple or complex. */
export type Field = {
  /** With a sign for each field that stands in it, and one (`unread`) for all else. */
  code: string;
  /** Where it begins among the elements, where what it shows begins, and where it is over. */
  start: number;
  shown: number;
  end: number;
  /** Whether its end is among the elements, too. */
  isEnded: boolean;
  /** Its `w:fldSimple`, or its marks and the pieces of its code. */
  marks: Asked[];
};

/**
 * The fields of Word among the elements of a part or paragraph; one may stand in the code of another, and reach over
 * paragraphs. The code of a field is all that stands before what it shows.
 *
 * @param elements in the order of the text, each with all that stands in it
 */
export function fieldsIn(elements: readonly Asked[]) {
  const found: Field[] = [];
  const open: Field[] = [];
  const last = elements.length;
  let passed = 0;
  for (const [at, element] of elements.entries()) {
    const name = element.namespaceURI === w ? (element.localName ?? '') : '';
    const type = name === 'fldChar' && element.getAttributeNS(w, 'fldCharType');
    const field = open.at(-1);
    const marks = [element];
    if (field && at < field.shown && at >= passed) {
      if (name === 'instrText') {
        field.code += element.textContent ?? '';
        field.marks.push(element);
      } else if (type === 'begin' || name === 'fldSimple') field.code += other;
      else if (!unseen.test(name)) field.code += unread;
      // What is set of a run, or of a form field.
      if (name === 'rPr' || name === 'fldChar') passed = endOf(element, at);
    }
    if (name === 'fldSimple') {
      const code = element.getAttributeNS(w, 'instr') ?? '';
      const end = endOf(element, at);
      found.push({ code, start: at, shown: at + 1, end, isEnded: true, marks });
    } else if (type === 'begin') {
      open.push({ code: '', start: at, shown: last, end: last, isEnded: false, marks });
    } else if (field && (type === 'separate' || type === 'end')) {
      field.marks.push(element);
      field.shown = Math.min(field.shown, at);
      if (type !== 'end') continue;
      found.push({ ...field, end: at, isEnded: true });
      open.pop();
    }
  }
  return [...found, ...open];
}

/** Where the elements that stand in one are over. */
function endOf(element: Asked, at: number) {
  return at + 1 + element.getElementsByTagName('*').length;
}

const other = '\ufffc';

/** Stands in the code of a field for what Word may read there in another way. */
export const unread = '\ufffd';

// What Word puts between the pieces of a code and does not read.
const unseen =
  /^(r|rPr|fldChar|delInstrText|proofErr|lastRenderedPageBreak|(bookmark|perm|comment)\w+)$/;

/** What a field does, by its code: ` page \\* MERGEFORMAT ` is a `PAGE`, a formula `=`. */
export function commandOf(code: string) {
  return /^\s*(=|\w+|\S?)/.exec(code)?.[1]?.toUpperCase() ?? '';
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
  stays: (code: string) => unknown,
) {
  const fields = fieldsIn(elements);
  const isPlain = ({ code, isEnded }: Field) => !isEnded || !stays(code);
  const plain = fields.filter(isPlain);
  const kept = new Set(fields.flatMap((one) => (isPlain(one) ? [] : one.marks)));
  const marks = elements.filter((one) => isOfField(one) && !kept.has(one));
  // The code of a field holds whole fields, too.
  const codes: Element[] = [];
  let until = 0;
  for (const { start, shown } of plain.toSorted((a, b) => a.start - b.start)) {
    for (const one of elements.slice(Math.max(start, until), shown)) codes.push(one);
    until = Math.max(until, shown);
  }
  for (const one of [...marks, ...codes.filter(isContent)]) {
    edits.set(one, one.localName === 'fldSimple' ? Array.from(one.childNodes) : []);
  }
  return plain.map(({ code }) => code);
}

function isOfField({ namespaceURI, localName }: Element) {
  return namespaceURI === w && /^(fldSimple|fldChar|instrText|delInstrText)$/.test(localName ?? '');
}

/** Whether an element is what a run shows, or an equation. */
function isContent({ parentNode, localName }: Element) {
  return (parentNode?.localName === 'r' && localName !== 'rPr') || localName === 'oMath';
}
