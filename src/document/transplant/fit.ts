import type { Element } from '@xmldom/xmldom';
import { body, contentOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { nameOf, stylesIn } from '../word/styles';
import { columnWidth, pageWidth, scale, shrinkNumbers } from '../word/textWidth';
import { child, elementsBelow, elementsNamed, remove, sectionsOf, valOf, w } from '../word/tree';

/** In twentieths of a point, 10 cm: what a title and a table of a template need. */
const leastColumn = 5670;

/**
 * Lets the tables, tab stops and wide indents of a template fill the text area of another page, as they fill
 * its own. Narrow columns are taken off the page.
 *
 * @param page the section of the model
 * @returns whether its columns were too narrow
 */
export function fitToPage(template: WordPackage, page: Element) {
  const root = template.xml(body);
  const isNarrow = columnWidth(page) < Math.min(leastColumn, pageWidth(page));
  if (isNarrow) {
    for (const columns of elementsNamed(page, 'w:cols')) remove(columns);
  }
  const own = sectionsOf(contentOf(template)).at(-1);
  const styles = rootOfType(template, 'styles');
  if (own && styles) {
    shrinkNumbers(root, styles, columnWidth(page) / columnWidth(own));
    scale(
      [root, styles].flatMap((one) => elementsBelow(one)),
      columnWidth(own),
      columnWidth(page),
    );
  }
  return isNarrow;
}

const plain = /^[0-9a-f]{6}$/i;

/**
 * Makes the colour of the main headings the accent of the theme, where the model sets it on the style: the
 * lines and smaller headings that it lacks follow it then. Every accent is written beside its name: Word
 * follows the name, LibreOffice and the preview read the colour that stands beside it.
 */
export function takeAccents(template: WordPackage) {
  const [styles, numbering, theme] = ['styles', 'numbering', 'theme'].map((type) =>
    rootOfType(template, type),
  );
  if (!styles || !theme) return;
  const accents = new Map(
    elementsBelow(theme)
      .filter(({ localName }) => /^accent\d$/.test(localName ?? ''))
      .map((accent) => [accent.localName, elementsBelow(accent)[0]]),
  );
  const main = accents.get('accent1');
  const heading = stylesIn(styles).find((style) => nameOf(style) === 'heading 1');
  const color = child(heading, 'w:rPr', 'w:color');
  const isPlain = plain.test(valOf(color)) && !color?.hasAttribute('w:themeColor');
  if (isPlain && main?.nodeName === 'a:srgbClr') main.setAttribute('val', valOf(color));

  for (const element of [styles, numbering].flatMap((part) => (part ? elementsBelow(part) : []))) {
    paint(element, element.nodeName === 'w:color' ? 'w:val' : 'w:color', 'w:theme');
    paint(element, 'w:fill', 'w:themeFill');
  }

  function paint(element: Element, beside: string, name: string) {
    const theme = name === 'w:theme' ? 'w:themeColor' : name;
    const accent = accents.get(element.getAttribute(theme) ?? '')?.getAttribute('val') ?? '';
    // Mixed with white or black it is another colour.
    const isMixed = ['Tint', 'Shade'].some((one) => element.hasAttribute(name + one));
    if (plain.test(accent) && element.hasAttribute(beside) && !isMixed) {
      element.setAttributeNS(w, beside, accent);
    }
  }
}
