import type { WordPackage } from '../package/wordPackage';
import { createUniqueNames } from '../word/ids';
import { childOrNew, insertInOrder, takeChildren } from '../word/insert';
import { isDefaultStyle, type Styles, styleIdOf, styleNameOf, styleTypeOf } from '../word/styles';
import {
  child,
  copyFor,
  type Element,
  elementsBelow,
  elementsIn,
  elementsNamed,
  isOn,
  namePattern,
  propertyOf,
  remove,
  setVal,
  sharePrefixes,
  valOf,
} from '../xml/tree';

export type StyleMatch = ReturnType<typeof matchStyles>;

/**
 * Pairs each style of the template with the style of the letterhead that has the same type and name. Ids are not
 * compared, because the id of a built-in style depends on the language of Word.
 *
 * @returns `pairs`: a style of the template (`mine`) and its pair in the letterhead (`theirs`). `missing`: the styles
 *   of the template that the letterhead lacks. `ids`: maps the id of each style of the letterhead to a new id (for
 *   `renameStyles`). A paired style gets the id of its pair. Any other style gets an id that the template does not use.
 */
export function matchStyles(template: Element, letterhead: Element) {
  const mine = elementsNamed(template, 'w:style');
  const all = elementsNamed(letterhead, 'w:style');
  // Of several styles with the same key, the first counts. The order is reversed, because a `Map` keeps the last.
  const letterheadStyles = new Map(all.toReversed().map((one) => [keyOf(one), one]));
  const missing = mine.filter((style) => !letterheadStyles.has(keyOf(style)));
  const pairs = mine.flatMap((style) => {
    const theirs = letterheadStyles.get(keyOf(style));
    return theirs ? { mine: style, theirs } : [];
  });
  const unusedId = createUniqueNames(mine.map(styleIdOf));
  const ids = new Map(pairs.map((pair) => [styleIdOf(pair.theirs), styleIdOf(pair.mine)]));
  for (const id of all.map(styleIdOf)) if (!ids.has(id)) ids.set(id, unusedId(id));
  return { pairs, missing, ids };
}

function keyOf(style: Element) {
  return `${styleTypeOf(style)} ${styleNameOf(style)}`;
}

/**
 * Changes the ids of styles in a part: where a style is defined, and where a style is named. `ids` maps old ids to new
 * ids.
 */
export function renameStyles(root: Element, ids: StyleMatch['ids']) {
  for (const element of elementsBelow(root)) {
    const { nodeName } = element;
    const attribute = nodeName === 'w:style' ? 'w:styleId' : 'w:val';
    const id = ids.get(valOf(element, attribute));
    if (id !== undefined && styleReferences.test(nodeName)) setVal(element, id, attribute);
  }
}

const styleReferences = namePattern(`
w:style w:pStyle w:rStyle w:tblStyle w:basedOn w:next w:link w:styleLink w:numStyleLink w:defaultTableStyle
`);

/**
 * Copies the list (`w:numPr`) of a template's style to the paired style of the letterhead. Otherwise, the template
 * could lose its bullets, because the author of the letterhead may have set bullets on paragraphs and not in the style.
 * A style of the letterhead that has or inherits a `w:numPr` is not changed. A `w:numPr` with the `w:numId` 0 counts,
 * too, because it says that the author wants no bullets.
 *
 * @param styles the styles of the letterhead
 * @returns the pairs whose style of the letterhead was changed
 */
export function keepBullets({ chainOf }: Styles, pairs: StyleMatch['pairs']) {
  return pairs.filter(({ mine, theirs }) => {
    const isListed = chainOf(theirs).some((style) => propertyOf(style, 'w:numPr'));
    if (!propertyOf(mine, 'w:numPr') || isListed) return false;
    takeChildren(childOrNew(theirs, 'w:pPr'), child(mine, 'w:pPr'), 'numPr');
    return true;
  });
}

/**
 * Turns `w:pageBreakBefore` off in the paired styles of the letterhead. Otherwise, the first heading may begin a new
 * page, and the title would be alone on the first page. A style keeps `w:pageBreakBefore` only if its pair in the
 * template sets `w:pageBreakBefore` directly, not by inheritance.
 *
 * @param styles the styles of the letterhead
 * @returns the pairs whose style of the letterhead was changed
 */
export function turnPageBreaksOff({ chainOf }: Styles, pairs: StyleMatch['pairs']) {
  const pageBreakOf = (style: Element) => propertyOf(style, 'w:pageBreakBefore');
  const startingPage = pairs.filter(
    ({ mine, theirs }) =>
      !isOn(pageBreakOf(mine)) && isOn(chainOf(theirs).map(pageBreakOf).find(Boolean)),
  );
  for (const { theirs } of startingPage) {
    setVal(childOrNew(theirs, 'w:pPr', 'w:pageBreakBefore'), '0');
  }
  return startingPage;
}

/**
 * Copies the language of the template to the letterhead, and the names of the template's styles to the paired styles.
 * Paired names may differ in capital letters. If a style of the template is a default style (`w:default`), the paired
 * style becomes a default style, too.
 *
 * @param template the root of the template's styles part
 * @param letterhead the root of the letterhead's styles part
 */
export function copyNamesAndLanguage(
  template: Element,
  letterhead: Element,
  pairs: StyleMatch['pairs'],
) {
  for (const { mine, theirs } of pairs) {
    setVal(childOrNew(theirs, 'w:name'), valOf(child(mine, 'w:name')));
    if (isDefaultStyle(mine)) setVal(theirs, '1', 'w:default');
  }
  const defaults = ['w:docDefaults', 'w:rPrDefault', 'w:rPr'];
  takeChildren(childOrNew(letterhead, ...defaults), child(template, ...defaults), 'lang');
}

/**
 * Adds the styles of the template that the letterhead lacks (`missing`).
 *
 * @param template the root of the template's styles part
 * @param letterhead the root of the letterhead's styles part, cleaned (`cleanPart`) and with new ids (`renameStyles`)
 * @returns the styles that were added
 */
export function addMissingStyles(
  template: Element,
  letterhead: Element,
  missing: StyleMatch['missing'],
) {
  sharePrefixes(template, letterhead);
  return missing.map((style) => {
    const added = letterhead.appendChild(copyFor(letterhead, style)) as Element;
    // Custom paragraph styles are for headings, points and form lines, which look bad when justified. Without this
    // change, they would inherit justified text from the letterhead.
    if (
      valOf(added, 'w:customStyle') === '1' &&
      styleTypeOf(added) === 'paragraph' &&
      !propertyOf(added, 'w:jc')
    ) {
      setVal(childOrNew(added, 'w:pPr', 'w:jc'), 'left');
    }
    return added;
  });
}

/**
 * Replaces the accent colour in the styles and lists of the template by the main colour of the letterhead, if any. The
 * main colour is the colour of the style «heading 1», or else the first accent of the letterhead's theme.
 * `<w:color w:val="176CDC" w:themeColor="accent1"/>` becomes `<w:color w:val="38761D"/>`.
 */
export function replaceAccentColor(template: WordPackage, letterhead: WordPackage) {
  const [theme, styles] = ['theme', 'styles'].map(letterhead.rootOfType);
  const heading = elementsNamed(styles, 'w:style').find(
    (style) => styleNameOf(style) === 'heading 1',
  );
  const color = child(heading, 'w:rPr', 'w:color');
  const [accent] = elementsBelow(theme, 'a:accent1').flatMap(elementsIn);
  const hex = [valOf(color), valOf(accent, 'val')].find((one) => /^[\da-f]{6}$/i.test(one));
  if (!hex) return;
  const parts = ['styles', 'numbering'].map(template.rootOfType);
  for (const element of parts.flatMap((part) => elementsBelow(part))) {
    if (valOf(element, 'w:themeColor') !== 'accent1') continue;
    element.removeAttribute('w:themeColor');
    const attribute = element.nodeName === 'w:color' ? 'w:val' : 'w:color';
    setVal(element, hex, attribute);
  }
}

/**
 * Copies all lists of the numbering part `from` to the numbering part `to`. The copied lists get new numbers.
 *
 * @param users elements that use lists of `from`. The `w:numId` elements inside them get the new numbers.
 * @param styles the ids of the styles that use the copied lists. A copied level that names any other style loses its
 *   `w:pStyle`, because a style can belong to one list only.
 */
export function addLists(
  to: Element,
  from: Element,
  users: readonly Element[],
  styles: ReadonlySet<string>,
) {
  const taken = elementsIn(to).flatMap((one) =>
    numberAttributes.map((id) => Number(valOf(one, id)) || 0),
  );
  const shift = Math.max(0, ...taken) + 1;
  const renumber = (element: Element, attribute: string) => {
    const number = valOf(element, attribute);
    if (number) setVal(element, `${Number(number) + shift}`, attribute);
  };
  for (const reference of users.flatMap((one) => elementsBelow(one, 'w:numId'))) {
    // The `w:numId` 0 means no list.
    if (valOf(reference) !== '0') renumber(reference, 'w:val');
  }
  sharePrefixes(from, to);
  for (const one of ['w:abstractNum', 'w:num'].flatMap((name) => elementsNamed(from, name))) {
    const added = insertInOrder(to, copyFor(to, one));
    for (const id of numberAttributes) renumber(added, id);
    for (const element of elementsBelow(added)) {
      const { nodeName } = element;
      if (nodeName === 'w:abstractNumId') renumber(element, 'w:val');
      const isForeignLink = nodeName === 'w:pStyle' && !styles.has(valOf(element));
      if (isForeignLink || removedElements.includes(nodeName)) remove(element);
    }
  }
}

// Elements that are removed from copied lists. If a copied list and another list have the same `w:nsid` and `w:tmpl`,
// Word may take the two lists for one list. `w:lvlPicBulletId` names a picture that is not copied.
const removedElements = ['w:nsid', 'w:tmpl', 'w:lvlPicBulletId'];

const numberAttributes = ['w:abstractNumId', 'w:numId'];

/**
 * Mends the levels of lists that LibreOffice 7.4 wrote. Moves `w:pStyle` to its place in the schema. Replaces the
 * alignments `start` and `end`, which only later editions of the standard allow: `<w:lvlJc w:val="start"/>` becomes
 * `<w:lvlJc w:val="left"/>`.
 */
export function mendLevels(numbering: Element) {
  for (const level of elementsBelow(numbering, 'w:lvl')) {
    const [style, side] = ['w:pStyle', 'w:lvlJc'].map((name) => child(level, name));
    if (style) insertInOrder(level, style);
    if (side) setVal(side, valOf(side).replace('start', 'left').replace('end', 'right'));
  }
}
