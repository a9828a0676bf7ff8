import type { Element } from '@xmldom/xmldom';
import { type Edits, w } from './tree';

/** A field of Word, e.g. of the code ` PAGEREF summary \\h ` (ECMA-376, 17.16.5), simple or complex. */
export type Field = {
  code: string;
  /** The code with a sign for all that Word reads in it beside its own texts: other fields, text, symbols. */
  wholeCode: string;
  /** Where it begins among the elements, where what it shows begins, and where it is over. */
  start: number;
  shown: number;
  end: number;
  /** Whether its end is among the elements, too. */
  isEnded: boolean;
  /** Its `w:fldSimple`, or its marks and the texts of its code. */
  marks: readonly Element[];
  texts: readonly Element[];
};

/**
 * The fields of Word among the elements of a part or paragraph; one may stand in the code of another, and reach over
 * paragraphs.
 *
 * @param elements in the order of the text, each with all that stands in it
 */
export function fieldsIn(elements: readonly Element[]): Field[] {
  const found: Field[] = [];
  type Open = Pick<Field, 'start'> & {
    shown?: number;
    wholeCode: string;
    marks: Element[];
    texts: Element[];
  };
  const open: Open[] = [];
  const close = (field: Open, end: number, isEnded: boolean) => {
    const code = field.texts.map(({ textContent }) => textContent ?? '').join('');
    found.push({ ...field, code, shown: field.shown ?? end, end, isEnded });
  };
  const addToCode = (text: string) => {
    const field = open.at(-1);
    if (field && field.shown === undefined) field.wholeCode += text;
  };
  for (const [at, element] of elements.entries()) {
    if (element.namespaceURI !== w) continue;
    const field = open.at(-1);
    if (element.localName === 'fldSimple') {
      addToCode(other);
      const code = element.getAttributeNS(w, 'instr') ?? '';
      const shown = at + 1;
      const end = shown + element.getElementsByTagName('*').length;
      const marks = [element];
      found.push({ code, wholeCode: code, start: at, shown, end, isEnded: true, marks, texts: [] });
    } else if (element.localName === 'instrText') {
      addToCode(element.textContent ?? '');
      if (field && field.shown === undefined) field.texts.push(element);
    } else if (/^(t|delText|sym)$/.test(element.localName ?? '')) {
      addToCode(other);
    } else if (element.localName === 'fldChar') {
      const type = element.getAttributeNS(w, 'fldCharType');
      if (type === 'begin') {
        addToCode(other);
        open.push({ start: at, wholeCode: '', marks: [element], texts: [] });
      } else if (field) {
        field.marks.push(element);
        field.shown ??= at;
        if (type === 'end') close(field, at, true);
        if (type === 'end') open.pop();
      }
    }
  }
  for (const field of open) close(field, elements.length, false);
  return found;
}

const other = '\ufffc';

/** What a field does, by its code: ` page \\* MERGEFORMAT ` is a `PAGE`, a formula `=`. */
export function commandOf(code: string): string {
  return /^\s*(=|\w*)/.exec(code)?.[1]?.toUpperCase() ?? '';
}

/** Puts another code in the place of a field's own, which Word splits over runs wherever it likes. */
export function rewriteField({ marks: [mark], texts }: Field, code: string) {
  if (mark?.localName === 'fldSimple') mark.setAttributeNS(w, 'w:instr', code);
  for (const [index, text] of texts.entries()) text.textContent = index === 0 ? code : '';
}

/**
 * Makes fields of Word the text that they show. What never ends shows nothing.
 *
 * @param elements those of a part, in order
 * @param stays which fields stay, by their whole code
 * @returns the whole codes of those that do not
 */
export function plainFields(
  elements: readonly Element[],
  edits: Edits,
  stays: (code: string) => boolean,
): string[] {
  const fields = fieldsIn(elements);
  const isPlain = ({ wholeCode, isEnded }: Field) => !isEnded || !stays(wholeCode);
  const plain = fields.filter(isPlain);
  const kept = new Set(fields.flatMap((one) => (isPlain(one) ? [] : one.marks)));
  const depths = new Map<number, number>();
  const add = (at: number, by: number) => depths.set(at, (depths.get(at) ?? 0) + by);
  for (const { start, shown } of plain) {
    add(start, 1);
    add(shown, -1);
  }
  // The code of a field holds whole fields, too.
  let depth = 0;
  for (const [at, element] of elements.entries()) {
    depth += depths.get(at) ?? 0;
    if (element.namespaceURI !== w) continue;
    const name = element.localName ?? '';
    if (name === 'delInstrText' || (depth > 0 && ofCode.test(name))) edits.set(element, []);
    else if (name === 'fldSimple' && !kept.has(element)) {
      edits.set(element, Array.from(element.childNodes));
    } else if (name === 'fldChar' && !kept.has(element)) edits.set(element, []);
  }
  return plain.map(({ wholeCode }) => wholeCode);
}

const ofCode = /^(fldChar|instrText|t|tab|br|drawing|pict|sym)$/;
