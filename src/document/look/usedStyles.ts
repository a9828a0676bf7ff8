import type { Element } from '@xmldom/xmldom';
import { isDefault, readStyles, stylesIn } from '../word/styles';

/**
 * The styles of the paragraphs that people see. A control line (`{#items}`) is gone in the document, and
 * an empty paragraph shows nothing.
 */
export function usedStyles(body: Element, styles: Element): Element[] {
  const { styleOf } = readStyles(styles);
  const used = new Set(
    textParagraphs(body)
      .filter((paragraph) => !/^\s*\{\s*[#^/][^{}]*\}\s*$/.test(paragraph.textContent ?? ''))
      .map(styleOf),
  );
  return stylesIn(styles).filter((style) => used.has(style));
}

/** Whether the look of a text is set on its paragraphs and words themselves, and in no style. */
export function isDirectOnly(body: Element, styles: Element): boolean {
  const texts = textParagraphs(body);
  const isStyled = usedStyles(body, styles).some((style) => !isDefault(style));
  return !isStyled && texts.some((paragraph) => looks.some((name) => holds(paragraph, name)));
}

const looks = ['w:rFonts', 'w:sz', 'w:color', 'w:b', 'w:jc'];

function holds(paragraph: Element, name: string): boolean {
  return paragraph.getElementsByTagName(name).length > 0;
}

function textParagraphs(body: Element): Element[] {
  return Array.from(body.getElementsByTagName('w:p')).filter((one) => one.textContent?.trim());
}
