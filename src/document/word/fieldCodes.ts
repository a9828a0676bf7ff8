import { type Edits, type Element, namePattern, wordNamespace } from '../xml/tree';

/** An element of xmldom or of a browser, with the members that this file reads. */
type AnyElement = Pick<Element, 'namespaceURI' | 'localName' | 'textContent' | 'getAttributeNS'> & {
  getElementsByTagName: (name: string) => { length: number };
};

/**
 * A field code of Word, e.g. ` PAGEREF summary \h ` (ECMA-376, 17.16.5). A field code is either simple (`w:fldSimple`)
 * or complex (`w:fldChar`).
 */
type FieldCode = {
  /**
   * The text of the code. In this text, the character `nestedCode` stands for a nested field code, and the character
   * `unreadElement` for an element of unknown meaning.
   */
  code: string;
  /** The index of the first element of the field code in the list of elements. */
  start: number;
  /** The index of the first element after the code. The result begins here. */
  shown: number;
  /** The index of the first element after the result. */
  end: number;
  /** True when the end of the field code is in the list of elements. */
  isEnded: boolean;
  /**
   * The elements that make up the field code: a `w:fldSimple`, or the `w:fldChar` and `w:instrText` elements of a
   * complex field code.
   */
  own: AnyElement[];
};

/**
 * Finds the field codes among the elements of a part or paragraph. A field code may be nested in another field code,
 * and may span paragraphs.
 *
 * @param elements the elements in document order, with all elements inside them
 * @returns first the field codes with an end, then the field codes without an end
 */
export function fieldCodesIn(elements: readonly AnyElement[]) {
  const found: FieldCode[] = [];
  const open: FieldCode[] = [];
  const last = elements.length;
  let skippedUntil = 0;
  for (const [at, element] of elements.entries()) {
    const name = element.namespaceURI === wordNamespace ? (element.localName ?? '') : '';
    const type = name === 'fldChar' && element.getAttributeNS(wordNamespace, 'fldCharType');
    const field = open.at(-1);
    const own = [element];
    if (field && at < field.shown && at >= skippedUntil) {
      if (name === 'instrText') {
        field.code += element.textContent ?? '';
        field.own.push(element);
      } else if (type === 'begin' || name === 'fldSimple') field.code += nestedCode;
      else if (!ignoredInCode.test(name)) field.code += unreadElement;
      // Run properties (`w:rPr`), and the form field inside a `w:fldChar`, do not belong to the code.
      if (name === 'rPr' || name === 'fldChar') skippedUntil = endOf(element, at);
    }
    if (name === 'fldSimple') {
      const code = element.getAttributeNS(wordNamespace, 'instr') ?? '';
      const end = endOf(element, at);
      found.push({ code, start: at, shown: at + 1, end, isEnded: true, own });
    } else if (type === 'begin') {
      open.push({ code: '', start: at, shown: last, end: last, isEnded: false, own });
    } else if (field && (type === 'separate' || type === 'end')) {
      field.own.push(element);
      field.shown = Math.min(field.shown, at);
      if (type !== 'end') continue;
      found.push({ ...field, end: at, isEnded: true });
      open.pop();
    }
  }
  return [...found, ...open];
}

/** Returns the index after the last element inside `element`. `at` is the index of `element` itself. */
function endOf(element: AnyElement, at: number) {
  return at + 1 + element.getElementsByTagName('*').length;
}

/** The character for a nested field code in the text of a code. */
const nestedCode = '\ufffc';

/**
 * The character for an element of unknown meaning in the text of a code. The element may hold more of the code.
 * Therefore `fieldCodeKind` treats a code with this character as unknown.
 */
export const unreadElement = '\ufffd';

// Elements that Word writes inside a code, and ignores when Word reads the code.
const ignoredInCode = namePattern(
  'r rPr fldChar delInstrText proofErr lastRenderedPageBreak bookmark* perm* comment*',
);

/** Returns the command of a field code in capitals: `PAGE` for ` page \* MERGEFORMAT `, and `=` for a formula. */
export function commandOf(code: string) {
  return /^\s*(=|\w+|\S?)/.exec(code)?.[1]?.toUpperCase() ?? '';
}

/**
 * Replaces field codes by their results. If the result and the end of a field code are both missing, all content after
 * the beginning of the field code is removed.
 *
 * @param elements the elements of a part, in document order
 * @param edits receives the changes
 * @param stays returns true when the field code with the text `code` is to stay. A field code without an end never
 *   stays.
 * @returns the texts of the field codes that were replaced
 */
export function replaceFieldCodes(
  elements: readonly Element[],
  edits: Edits,
  stays: (code: string) => unknown,
) {
  const fields = fieldCodesIn(elements);
  const isReplaced = ({ code, isEnded }: FieldCode) => !isEnded || !stays(code);
  const replaced = fields.filter(isReplaced);
  const kept = new Set(fields.flatMap((one) => (isReplaced(one) ? [] : one.own)));
  for (const one of elements.filter(isOfFieldCode)) {
    if (!kept.has(one)) edits.set(one, one.localName === 'fldSimple' ? one.childNodes : []);
  }
  for (const { start, shown } of replaced) {
    for (const one of elements.slice(start, shown).filter(isContent)) edits.set(one, []);
  }
  return replaced.map(({ code }) => code);
}

const fieldCodeElements = namePattern('fldSimple fldChar instrText delInstrText');

function isOfFieldCode({ namespaceURI, localName }: Element) {
  return namespaceURI === wordNamespace && fieldCodeElements.test(localName ?? '');
}

/** True for an equation, and for each child of a run except the run properties. */
function isContent({ parentNode, localName }: Element) {
  return (parentNode?.localName === 'r' && localName !== 'rPr') || localName === 'oMath';
}
