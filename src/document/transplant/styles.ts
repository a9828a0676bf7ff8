import type { Element } from '@xmldom/xmldom';
import { uniqueNames } from '../word/ids';
import { childOrNew, insertInOrder } from '../word/insert';
import { chainOf, idOf, isDefault, nameOf, readStyles, stylesIn, typeOf } from '../word/styles';
import {
  child,
  copyFor,
  elementsBelow,
  elementsIn,
  elementsNamed,
  isOn,
  propertyOf,
  remove,
  setVal,
  shareNames,
  valOf,
  w,
} from '../xml/tree';

export type StyleMatch = ReturnType<typeof matchStyles>;

/**
 * Finds the styles of the template in the letterhead (`model`) by their names, since German Word gives its styles other
 * ids. The template keeps its style ids, and the styles of the letterhead get them.
 *
 * @returns `pairs`: each style of the template (`mine`) with that of the letterhead (`theirs`); `missing`: styles of
 *   the template that the letterhead lacks; `ids`: the new id of each style of the letterhead, by its old id
 */
export function matchStyles(template: Element, letterhead: Element) {
  const mine = stylesIn(template);
  const all = stylesIn(letterhead);
  // The first of several styles with one name counts: in a map, the last entry wins.
  const named = new Map(all.toReversed().map((one) => [keyOf(one), one]));
  const pairs: { mine: Element; theirs: Element }[] = [];
  const missing: Element[] = [];
  for (const own of mine) {
    const theirs = named.get(keyOf(own));
    if (theirs) pairs.push({ mine: own, theirs });
    else missing.push(own);
  }
  const free = uniqueNames(mine.map(idOf));
  const ids = new Map(pairs.map((pair) => [idOf(pair.theirs), idOf(pair.mine)]));
  for (const id of all.map(idOf)) if (!ids.has(id)) ids.set(id, free(id));
  return { pairs, missing, ids };
}

function keyOf(style: Element) {
  return `${typeOf(style)} ${nameOf(style)}`;
}

/** Replaces style ids wherever a part names a style. */
export function renameStyles(root: Element, ids: StyleMatch['ids']) {
  for (const element of elementsBelow(root)) {
    const { nodeName } = element;
    const attribute = nodeName === 'w:style' ? 'w:styleId' : 'w:val';
    const id = ids.get(element.getAttribute(attribute) ?? '');
    if (id !== undefined && namesStyle.test(nodeName)) element.setAttributeNS(w, attribute, id);
  }
}

const namesStyle =
  /^w:(style|pStyle|rStyle|tblStyle|basedOn|next|link|styleLink|numStyleLink|defaultTableStyle)$/;

/**
 * Gives list styles of the letterhead the bullets of the template where they have none: bullets that were set on each
 * paragraph are not in the styles. A `w:numId` of 0 means no bullets on purpose.
 *
 * @returns the pairs that got the bullets of the template
 */
export function keepBullets(letterhead: Element, pairs: StyleMatch['pairs']) {
  const { byId } = readStyles(letterhead);
  return pairs.filter(({ mine, theirs }) => {
    const bullets = propertyOf(mine, 'w:numPr');
    const isListed = chainOf(theirs, byId).some((style) => propertyOf(style, 'w:numPr'));
    if (!bullets || isListed) return false;
    const properties = childOrNew(theirs, 'w:pPr');
    insertInOrder(properties, copyFor(properties, bullets));
    return true;
  });
}

/**
 * Keeps styles of the letterhead from beginning a page where those of the template do not: a heading would leave the
 * title alone on its page.
 *
 * @returns the pairs whose style began a page
 */
export function stayOnPage(letterhead: Element, pairs: StyleMatch['pairs']) {
  const { byId } = readStyles(letterhead);
  const breaks = (style: Element) => propertyOf(style, 'w:pageBreakBefore');
  const begins = pairs.filter(
    ({ mine, theirs }) =>
      !isOn(breaks(mine)) && isOn(chainOf(theirs, byId).map(breaks).find(Boolean)),
  );
  for (const { theirs } of begins) {
    const own = breaks(theirs) ?? childOrNew(childOrNew(theirs, 'w:pPr'), 'w:pageBreakBefore');
    setVal(own, '0');
  }
  return begins;
}

/**
 * Moves the indents of the document defaults to the styles that are based on no other. In tables, LibreOffice 7.4 lets
 * the defaults override the indents of lists.
 */
export function settleIndents(letterhead: Element) {
  const indents = child(letterhead, 'w:docDefaults', 'w:pPrDefault', 'w:pPr', 'w:ind');
  if (!indents) return;
  remove(indents);
  for (const style of stylesIn(letterhead)) {
    const isRoot = typeOf(style) === 'paragraph' && !child(style, 'w:basedOn');
    // Indents of a style override those of its list: a style with a list stays without.
    if (!isRoot || propertyOf(style, 'w:numPr')) continue;
    const own = childOrNew(childOrNew(style, 'w:pPr'), 'w:ind');
    for (const { name, value } of Array.from(indents.attributes)) {
      if (!own.hasAttribute(name)) own.setAttributeNS(w, name, value);
    }
  }
}

/**
 * Adds to the letterhead's styles those that it lacks. The names of styles and the language stay those of the template.
 *
 * @param letterhead the styles of the letterhead, cleaned, with their new ids
 * @returns the styles that were added
 */
export function addMissing(template: Element, letterhead: Element, { pairs, missing }: StyleMatch) {
  for (const { mine, theirs } of pairs) {
    const name = child(theirs, 'w:name');
    if (name) setVal(name, valOf(child(mine, 'w:name')));
    if (isDefault(mine)) theirs.setAttributeNS(w, 'w:default', '1');
  }
  shareNames(template, letterhead);
  const [language] = elementsBelow(template, 'w:lang');
  if (language) {
    const defaults = childOrNew(childOrNew(letterhead, 'w:docDefaults'), 'w:rPrDefault');
    const look = childOrNew(defaults, 'w:rPr');
    insertInOrder(look, copyFor(look, language));
  }
  return missing.map((style) => {
    const added = letterhead.appendChild(copyFor(letterhead, style)) as Element;
    // Custom styles of the template are for single lines: they stay left-aligned in a letterhead that justifies its text.
    const isCustom = added.getAttribute('w:customStyle') === '1';
    if (isCustom && typeOf(added) === 'paragraph' && !propertyOf(added, 'w:jc')) {
      setVal(childOrNew(childOrNew(added, 'w:pPr'), 'w:jc'), 'left');
    }
    return added;
  });
}

/**
 * Gives styles and lists of the template the main colour of the letterhead: that of its «heading 1», or the first accent
 * of its theme. `<w:color w:val="176CDC" w:themeColor="accent1"/>` becomes `<w:color w:val="38761D"/>`.
 */
export function takeColor(
  parts: readonly (Element | undefined)[],
  letterhead: Element,
  theme: Element | undefined,
) {
  const heading = stylesIn(letterhead).find((style) => nameOf(style) === 'heading 1');
  const color = child(heading, 'w:rPr', 'w:color');
  const [accent] = theme ? elementsBelow(theme, 'a:accent1').flatMap(elementsIn) : [];
  const main = color?.hasAttribute('w:themeColor') ? '' : valOf(color);
  const hex = [main, accent?.getAttribute('val') ?? ''].find((one) => /^[\da-f]{6}$/i.test(one));
  if (!hex) return;
  for (const element of parts.flatMap((part) => (part ? elementsBelow(part) : []))) {
    if (element.getAttribute('w:themeColor') !== 'accent1') continue;
    element.removeAttribute('w:themeColor');
    element.setAttributeNS(w, element.nodeName === 'w:color' ? 'w:val' : 'w:color', hex);
  }
}

/**
 * Adds the lists of one file to the numbering of another, with new numbers.
 *
 * @param shown elements that name lists; their numbers are changed
 * @param styles the ids of styles that keep their lists; a style may name one level of one list only
 */
export function addLists(
  to: Element,
  from: Element,
  shown: readonly Element[],
  styles: ReadonlySet<string>,
) {
  const taken = elementsIn(to).flatMap((one) => ids.map((id) => Number(one.getAttribute(id)) || 0));
  const shift = Math.max(0, ...taken) + 1;
  const shifted = (number: string) => String((Number(number) || 0) + shift);
  for (const name of shown.flatMap((one) => elementsBelow(one, 'w:numId'))) {
    // The number 0 means no list.
    if (valOf(name) !== '0') setVal(name, shifted(valOf(name)));
  }
  shareNames(from, to);
  for (const one of ['w:abstractNum', 'w:num'].flatMap((name) => elementsNamed(from, name))) {
    const added = insertInOrder(to, copyFor(to, one));
    for (const id of ids) {
      const number = added.getAttribute(id);
      if (number) added.setAttributeNS(w, id, shifted(number));
    }
    for (const element of elementsBelow(added)) {
      const { nodeName } = element;
      if (nodeName === 'w:abstractNumId') setVal(element, shifted(valOf(element)));
      const isOthers = nodeName === 'w:pStyle' && !styles.has(valOf(element));
      if (isOthers || ofFile.test(nodeName)) remove(element);
    }
  }
}

// Elements of one file. By the first two, Word recognizes the same list in several files; the third names a picture.
const ofFile = /^w:(nsid|tmpl|lvlPicBulletId)$/;

const ids = ['w:abstractNumId', 'w:numId'];

/**
 * Mends lists of LibreOffice 7.4, which writes the style of a level too early, and its alignment as `start` or `end`,
 * which are words of a later edition of the standard.
 */
export function mendLevels(numbering: Element) {
  for (const level of elementsBelow(numbering, 'w:lvl')) {
    const [style, side] = ['w:pStyle', 'w:lvlJc'].map((name) => child(level, name));
    if (style) insertInOrder(level, style);
    if (side) setVal(side, valOf(side).replace('start', 'left').replace('end', 'right'));
  }
}
