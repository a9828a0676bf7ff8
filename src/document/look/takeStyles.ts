import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { childOrNew, insertAfter, insertInOrder } from '../word/order';
import { chainOf, idOf, isDefault, stylesIn, typeOf } from '../word/styles';
import {
  child,
  copyFor,
  elementsBelow,
  elementsIn,
  newElement,
  rebuilt,
  setVal,
  shareIgnorable,
  w,
} from '../word/tree';
import type { StyleMatch } from './matchStyles';
import type { XmlPart } from './parts';

/**
 * Puts the styles of the model in the place of the template's, with its defaults, so that they look as
 * they do there. What the model lacks comes from the template and sits on the model's.
 *
 * @param model the styles of the model, cleaned, with the ids that they have in the result
 */
export function takeStyles(
  template: WordPackage,
  mine: XmlPart,
  model: Element,
  { pairs, missing, clashing }: StyleMatch,
): void {
  const language = mine.document.getElementsByTagName('w:lang')[0];
  const kinds = new Set(stylesIn(mine.root).filter(isDefault).map(typeOf));
  for (const style of stylesIn(model)) {
    if (kinds.has(typeOf(style))) style.removeAttributeNS(w, 'default');
  }
  for (const pair of pairs) {
    const name = child(pair.theirs, 'w:name');
    const original = child(pair.mine, 'w:name');
    if (name && original) pair.theirs.replaceChild(copyFor(model, original), name);
    if (isDefault(pair.mine)) pair.theirs.setAttributeNS(w, 'w:default', '1');
  }
  for (const style of missing) alignLines(model.appendChild(copyFor(model, style)) as Element);
  shareIgnorable(mine.root, model);
  if (language) setLanguage(model, language);
  const { ownerDocument } = rebuilt(model, new Map(clashing.map((style) => [style, []])));
  if (ownerDocument) template.replace(mine.path, ownerDocument);
}

// Styles of the template's own are for lines: of a model that justifies its text, they stay on the left.
function alignLines(style: Element): void {
  if (typeOf(style) !== 'paragraph' || style.getAttribute('w:customStyle') !== '1') return;
  const properties = childOrNew(style, 'w:pPr');
  if (child(properties, 'w:jc')) return;
  const alignment = newElement(properties, 'w:jc');
  setVal(alignment, 'left');
  insertInOrder(properties, alignment);
}

/** Writes the styles' new ids wherever a part names a style. */
export function renameStyles(root: Element, ids: ReadonlyMap<string, string>): void {
  for (const element of elementsBelow(root)) {
    if (element.nodeName === 'w:style') {
      const id = idOf(element);
      element.setAttributeNS(w, 'w:styleId', ids.get(id) ?? id);
    } else if (namesStyle.test(element.nodeName)) {
      const id = element.getAttribute('w:val') ?? '';
      setVal(element, ids.get(id) ?? id);
    }
  }
}

const namesStyle =
  /^w:(pStyle|rStyle|tblStyle|basedOn|next|link|styleLink|numStyleLink|defaultTableStyle)$/;

/**
 * Gives the model's list styles the bullets of the original where they have none: who set them directly
 * at each paragraph still wants a list. `w:numId` 0 says that there shall be none.
 *
 * @returns the styles of the template that keep their bullets
 */
export function keepBullets(model: Element, pairs: StyleMatch['pairs']): Element[] {
  const styles = new Map(stylesIn(model).map((style) => [idOf(style), style]));
  return pairs.flatMap((pair) => {
    const numbering = numberingOf(pair.mine);
    const isOfModel = chainOf(pair.theirs, styles).some(numberingOf);
    if (!numbering || isOfModel) return [];
    const properties = childOrNew(pair.theirs, 'w:pPr');
    insertInOrder(properties, copyFor(properties, numbering));
    return [pair.mine];
  });
}

function numberingOf(style: Element): Element | undefined {
  const properties = child(style, 'w:pPr');
  return properties && child(properties, 'w:numPr');
}

// The text stays the template's, and so does the language that Word checks it in.
function setLanguage(model: Element, language: Element): void {
  const defaults = childOrNew(model, 'w:docDefaults');
  const properties = childOrNew(childOrNew(defaults, 'w:rPrDefault'), 'w:rPr');
  const earlier = elementsIn(properties)
    .map(({ nodeName }) => nodeName)
    .filter((name) => name.startsWith('w:') && !/^w:(eastAsianLayout|specVanish)$/.test(name));
  insertAfter(properties, copyFor(properties, language), earlier);
}
