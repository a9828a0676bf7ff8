import type { Element } from '@xmldom/xmldom';
import { body, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { sectionsOf } from '../word/sections';
import { nameOf, stylesIn } from '../word/styles';
import { child, elementsBelow, elementsNamed, remove, w } from '../word/tree';
import { contentOf, rootOf } from './bring';

/** In twentieths of a point, 10 cm: what a title and a table of a template need. */
const leastColumn = 5670;

/**
 * Lets the tables, tab stops and wide indents of a template fill the text area of another page, as they fill
 * its own. Narrow columns are taken off the page.
 *
 * @param page the section of the model
 * @returns whether its columns were too narrow
 */
export function fitToPage(template: WordPackage, page: Element): boolean {
  const root = rootOf(template, body);
  const isNarrow = columnWidth(page) < Math.min(leastColumn, pageWidth(page));
  if (isNarrow) {
    for (const columns of elementsNamed(page, 'w:cols')) remove(columns);
  }
  const own = sectionsOf(contentOf(template)).at(-1);
  if (own) scale(template, root, columnWidth(page) / columnWidth(own), columnWidth(own));
  return isNarrow;
}

/** A4 with margins of 2.5 cm, where a section says nothing (ECMA-376, 17.6.13 and 17.6.11, has no defaults). */
const usual = { width: 11906, margin: 1417, space: 708 };

/** How wide the text of a page is, in twentieths of a point. */
export function pageWidth(section: Element): number {
  const margins = child(section, 'w:pgMar');
  const [left = 0, right = 0] = ['w:left', 'w:right'].map((side) =>
    numberOf(margins, side, usual.margin),
  );
  const paper = numberOf(child(section, 'w:pgSz'), 'w:w', usual.width);
  return paper - numberOf(margins, 'w:gutter', 0) - left - right;
}

function columnWidth(section: Element): number {
  const columns = child(section, 'w:cols');
  const count = Math.max(1, numberOf(columns, 'w:num', 1));
  return (pageWidth(section) - (count - 1) * numberOf(columns, 'w:space', usual.space)) / count;
}

function numberOf(element: Element | undefined, name: string, otherwise: number): number {
  const value = Number.parseFloat(element?.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

// What stands in the left third is a gap or a hanging indent, of which the page knows nothing.
function scale(template: WordPackage, root: Element, factor: number, width: number): void {
  if (!(factor > 0) || Math.abs(factor - 1) < 0.005) return;
  const styles = rootOfType(template, 'styles');
  for (const element of [root, ...(styles ? [styles] : [])].flatMap(elementsBelow)) {
    const { nodeName } = element;
    const isLength = element.getAttribute('w:type') === 'dxa' || nodeName === 'w:gridCol';
    if (/^w:(tblW|tcW|gridCol)$/.test(nodeName) && isLength) multiply(element, 'w:w', 0);
    if (nodeName === 'w:tab') multiply(element, 'w:pos', width / 3);
    if (nodeName === 'w:ind') multiply(element, 'w:left', width / 3);
  }

  function multiply(element: Element, name: string, least: number) {
    const value = numberOf(element, name, 0);
    if (value > least) element.setAttributeNS(w, name, `${Math.round(value * factor)}`);
  }
}

const plain = /^[0-9a-f]{6}$/i;

/**
 * Makes the colour of the main headings the accent of the theme, where the model sets it on the style: the
 * lines and smaller headings that it lacks follow it then. Every accent is written beside its name: Word
 * follows the name, LibreOffice and the preview read the colour that stands beside it.
 */
export function takeAccents(template: WordPackage): void {
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
  const color = heading && plainColorOf(heading);
  if (color && main?.nodeName === 'a:srgbClr') main.setAttribute('val', color);

  for (const part of [styles, ...(numbering ? [numbering] : [])]) {
    for (const element of elementsBelow(part)) {
      paint(element, element.nodeName === 'w:color' ? 'w:val' : 'w:color', 'w:theme');
      paint(element, 'w:fill', 'w:themeFill');
    }
  }

  function paint(element: Element, beside: string, name: string): void {
    const theme = name === 'w:theme' ? 'w:themeColor' : name;
    const accent = accents.get(element.getAttribute(theme) ?? '')?.getAttribute('val') ?? '';
    // Mixed with white or black it is another colour.
    const isMixed = ['Tint', 'Shade'].some((one) => element.hasAttribute(name + one));
    if (plain.test(accent) && element.hasAttribute(beside) && !isMixed) {
      element.setAttributeNS(w, beside, accent);
    }
  }
}

function plainColorOf(style: Element): string | undefined {
  const look = child(style, 'w:rPr');
  const color = look && child(look, 'w:color');
  const value = color?.getAttribute('w:val') ?? '';
  return plain.test(value) && !color?.hasAttribute('w:themeColor') ? value : undefined;
}
