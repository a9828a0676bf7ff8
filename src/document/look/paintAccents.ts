import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { partOf } from './parts';
import { elementsBelow, setVal } from './xmlEdits';

/**
 * Writes the accents of the theme beside their names. Word follows the name; LibreOffice and the preview
 * read the colour that stands beside it, which in a style of the original is the original's.
 */
export function paintAccents(template: WordPackage): void {
  const theme = partOf(template, 'theme');
  if (!theme) return;
  const accents = accentsIn(theme.root);
  for (const kind of ['styles', 'numbering'] as const) {
    const part = partOf(template, kind);
    if (!part) continue;
    for (const element of elementsBelow(part.root)) {
      const color = accents.get(element.getAttribute('w:themeColor') ?? '');
      const isMixed = element.hasAttribute('w:themeTint') || element.hasAttribute('w:themeShade');
      if (color && !isMixed && element.nodeName === 'w:color') setVal(element, color);
    }
    template.replace(part.path, part.document);
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
