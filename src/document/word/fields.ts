import type { Element } from '@xmldom/xmldom';
import { type Edits, w } from '../xml/tree';

/** The members of an element that are read here. xmldom and browsers both have them. */
type Asked = Pick<Element, 'namespaceURI' | 'localName' | 'textContent' | 'getAttributeNS'> & {
  getElementsByTagName: (name: string) => { length: number };
};

/**
 * A field code of Word, e.g. ` PAGEREF summary \\h ` (ECMA-376, 17.16.5), simple (`w:fldSimple`) or complex
 * (`w:fldChar`).
 */
export type Field = {
  /** The text of the code. `other` stands in it for each nested field, and `unread` for any other content. */
  code: string;
  /** Indices among the elements: where the field begins, where its result begins, and where the field ends. */
  start: number;
  shown: number;
  end: number;
  /** True when the end of the field is among the elements. */
  isEnded: boolean;
  /** The `w:fldSimple`; or the `w:fldChar` elements and the pieces of the code (`w:instrText`). */
  fieldChars: Asked[];
};

/**
 * The fields among the elements of a part or paragraph. A field may be nested in the code of another, and may span
 * paragraphs. Everything before the result of a field belongs to its code.
 *
 * @param elements in the order of the text, each followed by all elements inside it
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
    const fieldChars = [element];
    if (field && at < field.shown && at >= passed) {
      if (name === 'instrText') {
        field.code += element.textContent ?? '';
        field.fieldChars.push(element);
      } else if (type === 'begin' || name === 'fldSimple') field.code += other;
      else if (!unseen.test(name)) field.code += unread;
      // The properties of a run or of a form field belong to no code.
      if (name === 'rPr' || name === 'fldChar') passed = endOf(element, at);
    }
    if (name === 'fldSimple') {
      const code = element.getAttributeNS(w, 'instr') ?? '';
      const end = endOf(element, at);
      found.push({ code, start: at, shown: at + 1, end, isEnded: true, fieldChars });
    } else if (type === 'begin') {
      open.push({ code: '', start: at, shown: last, end: last, isEnded: false, fieldChars });
    } else if (field && (type === 'separate' || type === 'end')) {
      field.fieldChars.push(element);
      field.shown = Math.min(field.shown, at);
      if (type !== 'end') continue;
      found.push({ ...field, end: at, isEnded: true });
      open.pop();
    }
  }
  return [...found, ...open];
}

/** The index after the last element inside an element. */
function endOf(element: Asked, at: number) {
  return at + 1 + element.getElementsByTagName('*').length;
}

const other = '\ufffc';

/** Stands in a field's code for content that Word may read in another way than this engine. */
export const unread = '\ufffd';

// Elements that Word puts between the pieces of a code and does not read.
const unseen =
  /^(r|rPr|fldChar|delInstrText|proofErr|lastRenderedPageBreak|(bookmark|perm|comment)\w+)$/;

/** The command of a field, by its code: ` page \\* MERGEFORMAT ` is a `PAGE`, a formula is `=`. */
export function commandOf(code: string) {
  return /^\s*(=|\w+|\S?)/.exec(code)?.[1]?.toUpperCase() ?? '';
}

/**
 * Replaces fields by the text that they show. A field that never ends leaves no text.
 *
 * @param elements the elements of a part, in order
 * @param edits receives the changes
 * @param stays says by its code whether a field stays
 * @returns the codes of the fields that were replaced
 */
export function plainFields(
  elements: readonly Element[],
  edits: Edits,
  stays: (code: string) => unknown,
) {
  const fields = fieldsIn(elements);
  const isPlain = ({ code, isEnded }: Field) => !isEnded || !stays(code);
  const plain = fields.filter(isPlain);
  const kept = new Set(fields.flatMap((one) => (isPlain(one) ? [] : one.fieldChars)));
  const fieldChars = elements.filter((one) => isOfField(one) && !kept.has(one));
  for (const { start, shown } of plain) {
    for (const one of elements.slice(start, shown).filter(isContent)) edits.set(one, []);
  }
  for (const one of fieldChars) {
    edits.set(one, one.localName === 'fldSimple' ? Array.from(one.childNodes) : []);
  }
  return plain.map(({ code }) => code);
}

function isOfField({ namespaceURI, localName }: Element) {
  return namespaceURI === w && /^(fldSimple|fldChar|instrText|delInstrText)$/.test(localName ?? '');
}

/** True for the content of a run, and for an equation. */
function isContent({ parentNode, localName }: Element) {
  return (parentNode?.localName === 'r' && localName !== 'rPr') || localName === 'oMath';
}
