import type { Element } from '@xmldom/xmldom';
import { createUniqueNames } from '../word/ids';
import { childOrNew, insertInOrder } from '../word/insert';
import {
  isDefaultStyle,
  readStyles,
  styleChainOf,
  styleIdOf,
  styleNameOf,
  stylesIn,
  styleTypeOf,
} from '../word/styles';
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
  sharePrefixes,
  valOf,
  wordNamespace,
} from '../xml/tree';

export type StyleMatch = ReturnType<typeof matchStyles>;

/**
 * Pairs each style of the template with the style of the letterhead that has the same type and name. Ids are not
 * compared, because the id of a built-in style depends on the language of Word. The style ids of the template do not
 * change. In `ids`, the new id of a paired style is the id of the template's style. `renameStyles` writes the new ids.
 *
 * @returns `pairs`: a style of the template (`mine`) and its pair in the letterhead (`theirs`). `missing`: the styles
 *   of the template that the letterhead lacks. `ids`: a map from the old id of each style of the letterhead to the new
 *   id.
 */
export function matchStyles(template: Element, letterhead: Element) {
  const mine = stylesIn(template);
  const all = stylesIn(letterhead);
  // The first of several styles with the same name counts. The order is reversed because a `Map` keeps the last value
  // of a key.
  const named = new Map(all.toReversed().map((one) => [keyOf(one), one]));
  const pairs: { mine: Element; theirs: Element }[] = [];
  const missing: Element[] = [];
  for (const style of mine) {
    const theirs = named.get(keyOf(style));
    if (theirs) pairs.push({ mine: style, theirs });
    else missing.push(style);
  }
  const free = createUniqueNames(mine.map(styleIdOf));
  const numberAttributes = new Map(
    pairs.map((pair) => [styleIdOf(pair.theirs), styleIdOf(pair.mine)]),
  );
  for (const id of all.map(styleIdOf))
    if (!numberAttributes.has(id)) numberAttributes.set(id, free(id));
  return { pairs, missing, ids: numberAttributes };
}

function keyOf(style: Element) {
  return `${styleTypeOf(style)} ${styleNameOf(style)}`;
}

/**
 * Changes the ids of styles in a part, both in the elements that define a style and in the elements that name a style.
 * `ids` maps old ids to new ids.
 */
export function renameStyles(root: Element, ids: StyleMatch['ids']) {
  for (const element of elementsBelow(root)) {
    const { nodeName } = element;
    const attribute = nodeName === 'w:style' ? 'w:styleId' : 'w:val';
    const id = ids.get(element.getAttribute(attribute) ?? '');
    if (id !== undefined && styleReferences.test(nodeName))
      element.setAttributeNS(wordNamespace, attribute, id);
  }
}

const styleReferences =
  /^w:(style|pStyle|rStyle|tblStyle|basedOn|next|link|styleLink|numStyleLink|defaultTableStyle)$/;

/**
 * Copies the list (`w:numPr`) of a template's style to the paired style of the letterhead. The list is copied because
 * the author of the letterhead may have set the bullets on each paragraph and not in the style. A style of the
 * letterhead that has or inherits a `w:numPr` stays as it is, even with the `w:numId` 0: The author then wants no
 * bullets.
 *
 * @returns the pairs whose style of the letterhead was changed
 */
export function keepBullets(letterhead: Element, pairs: StyleMatch['pairs']) {
  const { byId } = readStyles(letterhead);
  return pairs.filter(({ mine, theirs }) => {
    const bullets = propertyOf(mine, 'w:numPr');
    const isListed = styleChainOf(theirs, byId).some((style) => propertyOf(style, 'w:numPr'));
    if (!bullets || isListed) return false;
    const properties = childOrNew(theirs, 'w:pPr');
    insertInOrder(properties, copyFor(properties, bullets));
    return true;
  });
}

/**
 * Turns `w:pageBreakBefore` off in a style of the letterhead when `w:pageBreakBefore` is off in the paired style of the
 * template. Otherwise the first heading would begin a new page, and the title would be alone on the first page.
 *
 * @returns the pairs whose style of the letterhead was changed
 */
export function turnPageBreaksOff(letterhead: Element, pairs: StyleMatch['pairs']) {
  const { byId } = readStyles(letterhead);
  const breaks = (style: Element) => propertyOf(style, 'w:pageBreakBefore');
  const begins = pairs.filter(
    ({ mine, theirs }) =>
      !isOn(breaks(mine)) && isOn(styleChainOf(theirs, byId).map(breaks).find(Boolean)),
  );
  for (const { theirs } of begins) {
    const found = breaks(theirs) ?? childOrNew(childOrNew(theirs, 'w:pPr'), 'w:pageBreakBefore');
    setVal(found, '0');
  }
  return begins;
}

/**
 * Adds the styles of the template that the letterhead lacks. The letterhead gets the language of the template. The
 * paired styles of the letterhead get the names of the template's styles.
 *
 * @param template the root of the template's styles part
 * @param letterhead the root of the letterhead's styles part, cleaned (`cleanPart`) and with new ids (`renameStyles`)
 * @returns the styles that were added
 */
export function addMissingStyles(
  template: Element,
  letterhead: Element,
  { pairs, missing }: StyleMatch,
) {
  for (const { mine, theirs } of pairs) {
    const name = child(theirs, 'w:name');
    if (name) setVal(name, valOf(child(mine, 'w:name')));
    if (isDefaultStyle(mine)) theirs.setAttributeNS(wordNamespace, 'w:default', '1');
  }
  sharePrefixes(template, letterhead);
  const [language] = elementsBelow(template, 'w:lang');
  if (language) {
    const defaults = childOrNew(childOrNew(letterhead, 'w:docDefaults'), 'w:rPrDefault');
    const runProperties = childOrNew(defaults, 'w:rPr');
    insertInOrder(runProperties, copyFor(runProperties, language));
  }
  return missing.map((style) => {
    const added = letterhead.appendChild(copyFor(letterhead, style)) as Element;
    // The custom paragraph styles of the originals are used for single lines. These styles therefore stay left-aligned
    // when the letterhead justifies its text.
    const isCustom = added.getAttribute('w:customStyle') === '1';
    if (isCustom && styleTypeOf(added) === 'paragraph' && !propertyOf(added, 'w:jc')) {
      setVal(childOrNew(childOrNew(added, 'w:pPr'), 'w:jc'), 'left');
    }
    return added;
  });
}

/**
 * Replaces the accent colour of the template by the main colour of the letterhead. The main colour is the colour of the
 * style «heading 1». If this colour is missing or is a theme colour, the main colour is the first accent of the
 * letterhead's theme. `<w:color w:val="176CDC" w:themeColor="accent1"/>` becomes `<w:color w:val="38761D"/>`.
 */
export function replaceAccentColor(
  parts: readonly (Element | undefined)[],
  letterhead: Element,
  theme: Element | undefined,
) {
  const heading = stylesIn(letterhead).find((style) => styleNameOf(style) === 'heading 1');
  const color = child(heading, 'w:rPr', 'w:color');
  const [accent] = theme ? elementsBelow(theme, 'a:accent1').flatMap(elementsIn) : [];
  const main = color?.hasAttribute('w:themeColor') ? '' : valOf(color);
  const hex = [main, accent?.getAttribute('val') ?? ''].find((one) => /^[\da-f]{6}$/i.test(one));
  if (!hex) return;
  for (const element of parts.flatMap((part) => (part ? elementsBelow(part) : []))) {
    if (element.getAttribute('w:themeColor') !== 'accent1') continue;
    element.removeAttribute('w:themeColor');
    element.setAttributeNS(
      wordNamespace,
      element.nodeName === 'w:color' ? 'w:val' : 'w:color',
      hex,
    );
  }
}

/**
 * Copies all lists of the numbering part `from` to the numbering part `to`. The copied lists get new numbers.
 *
 * @param users elements that contain `w:numId` elements for lists of `from`. The `w:numId` elements get the new
 *   numbers.
 * @param styles the ids of the styles that a level of a copied list may name (`w:pStyle`). Any other `w:pStyle` is
 *   removed, because only one level of one list may name a style.
 */
export function addLists(
  to: Element,
  from: Element,
  users: readonly Element[],
  styles: ReadonlySet<string>,
) {
  const taken = elementsIn(to).flatMap((one) => ids.map((id) => Number(one.getAttribute(id)) || 0));
  const shift = Math.max(0, ...taken) + 1;
  const shifted = (number: string) => String((Number(number) || 0) + shift);
  for (const name of users.flatMap((one) => elementsBelow(one, 'w:numId'))) {
    // The `w:numId` 0 means no list.
    if (valOf(name) !== '0') setVal(name, shifted(valOf(name)));
  }
  sharePrefixes(from, to);
  for (const one of ['w:abstractNum', 'w:num'].flatMap((name) => elementsNamed(from, name))) {
    const added = insertInOrder(to, copyFor(to, one));
    for (const id of ids) {
      const number = added.getAttribute(id);
      if (number) added.setAttributeNS(wordNamespace, id, shifted(number));
    }
    for (const element of elementsBelow(added)) {
      const { nodeName } = element;
      if (nodeName === 'w:abstractNumId') setVal(element, shifted(valOf(element)));
      const isForeignLink = nodeName === 'w:pStyle' && !styles.has(valOf(element));
      if (isForeignLink || removedElements.test(nodeName)) remove(element);
    }
  }
}

// Elements that are removed from copied lists. Word uses `w:nsid` and `w:tmpl` to recognize a list in several files.
// Both are removed, because a copied list is a new list. `w:lvlPicBulletId` names a picture of the file from which the
// list is copied.
const removedElements = /^w:(nsid|tmpl|lvlPicBulletId)$/;

const ids = ['w:abstractNumId', 'w:numId'];

/**
 * Mends the levels of lists that LibreOffice 7.4 wrote. There, the `w:pStyle` of a level is earlier than the schema
 * allows, and the alignment of a level is `start` or `end`, as in a later edition of the standard. `<w:lvlJc
 * w:val="start"/>` becomes `<w:lvlJc w:val="left"/>`.
 */
export function mendLevels(numbering: Element) {
  for (const level of elementsBelow(numbering, 'w:lvl')) {
    const [style, side] = ['w:pStyle', 'w:lvlJc'].map((name) => child(level, name));
    if (style) insertInOrder(level, style);
    if (side) setVal(side, valOf(side).replace('start', 'left').replace('end', 'right'));
  }
}
