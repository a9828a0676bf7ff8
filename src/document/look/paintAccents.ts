import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { elementsBelow, w } from '../word/tree';
import { lookPart } from './parts';

/**
 * Writes the accents of the theme beside their names. Word follows the name; LibreOffice and the preview
 * read the colour that stands beside it, which in a style of the original is the original's.
 */
export function paintAccents(template: WordPackage): void {
  const theme = lookPart(template, 'theme');
  if (!theme) return;
  const accents = accentsIn(theme.root);
  for (const kind of ['styles', 'numbering'] as const) {
    const part = lookPart(template, kind);
    if (!part) continue;
    for (const element of elementsBelow(part.root)) {
      const isText = element.nodeName === 'w:color';
      paint(element, isText ? 'w:val' : 'w:color', 'w:themeColor', ['w:themeTint', 'w:themeShade']);
      paint(element, 'w:fill', 'w:themeFill', ['w:themeFillTint', 'w:themeFillShade']);
    }
    template.replace(part.path, part.document);
  }

  // Mixed with white or black it is another colour.
  function paint(element: Element, beside: string, name: string, mixed: readonly string[]): void {
    const color = accents.get(element.getAttribute(name) ?? '');
    if (!color || !element.hasAttribute(beside)) return;
    if (!mixed.some((one) => element.hasAttribute(one))) element.setAttributeNS(w, beside, color);
  }
}

function accentsIn(theme: Element): ReadonlyMap<string, string> {
  const named = elementsBelow(theme).filter(({ localName }) => /^accent\d$/.test(localName ?? ''));
  return new Map(
    named.flatMap((accent): [string, string][] => {
      const color = elementsBelow(accent)[0]?.getAttribute('val') ?? '';
      return /^[0-9a-f]{6}$/i.test(color) ? [[accent.localName ?? '', color]] : [];
    }),
  );
}
