import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { nameOf, stylesIn } from '../word/styles';
import { child, elementsBelow } from '../word/tree';
import { lookPart } from './parts';

/**
 * Makes the colour of the main headings the accent of the theme, where the model sets it on the style: the
 * lines and smaller headings that it lacks follow it then.
 */
export function takeAccent(template: WordPackage): void {
  const styles = lookPart(template, 'styles')?.root;
  const theme = lookPart(template, 'theme');
  const heading = styles && stylesIn(styles).find((style) => nameOf(style) === 'heading 1');
  const color = heading && plainColorOf(heading);
  const accent =
    theme && elementsBelow(theme.root).find(({ nodeName }) => nodeName === 'a:accent1');
  const named = accent && elementsBelow(accent).find(({ nodeName }) => nodeName === 'a:srgbClr');
  if (!theme || !color || !named) return;
  named.setAttribute('val', color);
  template.replace(theme.path, theme.document);
}

function plainColorOf(style: Element): string | undefined {
  const look = child(style, 'w:rPr');
  const color = look && child(look, 'w:color');
  const value = color?.getAttribute('w:val') ?? '';
  return /^[0-9a-f]{6}$/i.test(value) && !color?.hasAttribute('w:themeColor') ? value : undefined;
}
