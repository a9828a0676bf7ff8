import { commandOf } from '../word/fields';
import { isNumbered } from '../word/lists';
import { codesIn, ownElements, type Paragraph } from '../word/paragraphs';
import { child, valOf } from '../word/tree';
import type { Shown } from './pages';
import type { Named } from './textChanges';

// By the fields of Word and the elements.
const names = new Map([
  ['PAGE', 'Seitenzahl'],
  ['NUMPAGES', 'Anzahl Seiten'],
  ['w:footnoteReference', 'Fussnote'],
  ['w:txbxContent', 'Textfeld'],
  ['pic:pic', 'Bild'],
  ['v:imagedata', 'Bild'],
  ['w:br page', 'Seitenumbruch'],
  ['w:sectPr', 'Abschnittswechsel'],
]);

/** What stands on the pages of a template besides text: numbers of pages, list signs, pictures, breaks. */
export function besidesText({ paragraphs, levelOf }: Shown): Named[] {
  return paragraphs.flatMap((paragraph) => {
    const elements = ownElements(paragraph.element, '*').map((one) =>
      `${one.nodeName} ${one.getAttribute('w:type') ?? ''}`.trim(),
    );
    const all = [...codesIn(paragraph).map(commandOf), ...elements];
    const found = all.flatMap((one) => names.get(one) ?? []);
    const named = new Set([...found, ...listSign(paragraph)]);
    return [...named].map((name) => ({ paragraph, name }));
  });

  function listSign({ element, text }: Paragraph) {
    const level = text === '' ? undefined : levelOf(element);
    if (!level) return [];
    const sign = valOf(child(level, 'w:lvlText'));
    return isNumbered(level) ? ['Nummerierung'] : [`Listenzeichen «${sign}»`];
  }
}
