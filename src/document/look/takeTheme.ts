import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { copyFor, elementsIn, rebuilt } from '../word/tree';
import { addPart, lookPart, partOrNew, removeParts, type XmlPart } from './parts';

/**
 * Puts the theme of the model, its colours and fonts, in the place of the template's.
 *
 * @param theirs the theme of the model
 * @param cleaned makes it fit to be taken over, under its new name
 */
export function takeTheme(
  template: WordPackage,
  theirs: XmlPart,
  cleaned: (root: Element, path: string) => Element,
): void {
  const mine = lookPart(template, 'theme');
  if (mine) removeParts(template, [mine.path]);
  const { path, document, root } = addPart(template, 'theme', theirs.document);
  cleaned(root, path);
  template.replace(path, document);
}

/** Adds what the model knows of its fonts (what else they resemble), without fonts in the file itself. */
export function takeFonts(template: WordPackage, model: WordPackage): void {
  const theirs = lookPart(model, 'fontTable')?.root;
  if (!theirs) return;
  const { path, document, root } = partOrNew(template, 'fontTable');
  const known = new Set(elementsIn(root).map((font) => font.getAttribute('w:name')));
  for (const font of elementsIn(theirs)) {
    if (font.nodeName !== 'w:font' || known.has(font.getAttribute('w:name'))) continue;
    const other = elementsIn(font).filter(({ nodeName }) => !described.test(nodeName));
    const added = copyFor(root, rebuilt(font, new Map(other.map((one) => [one, []]))));
    // LibreOffice 7.4 writes names there that the schema does not know.
    for (const one of elementsIn(added)) one.removeAttribute('w:characterSet');
    root.appendChild(added);
  }
  template.replace(path, document);
}

const described = /^w:(altName|panose1|charset|family|notTrueType|pitch|sig)$/;
