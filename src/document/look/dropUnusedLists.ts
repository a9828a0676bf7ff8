import type { Element } from '@xmldom/xmldom';
import { filledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { bulletsIn, definitionOf } from './lists';
import { partOf, removeUnusedPictures } from './parts';
import { elementsBelow, elementsIn, elementsNamed, remove, valOf } from './xmlEdits';

/** Takes the lists out that nothing in the template names any more. */
export function dropUnusedLists(template: WordPackage): void {
  const part = partOf(template, 'numbering');
  const styles = partOf(template, 'styles');
  if (!part || !styles) return;
  const roots = filledParts(template).flatMap((path) => template.xml(path).documentElement ?? []);
  const named = [...roots, styles.root].flatMap(elementsBelow);
  const used = new Set(named.filter(({ nodeName }) => nodeName === 'w:numId').map(valOf));
  for (const list of elementsNamed(part.root, 'w:num')) {
    if (!used.has(list.getAttribute('w:numId'))) remove(list);
  }
  const definitions = new Set(elementsNamed(part.root, 'w:num').map(definitionOf));
  for (const one of elementsNamed(part.root, 'w:abstractNum')) {
    if (!definitions.has(one.getAttribute('w:abstractNumId'))) remove(one);
    else unlinkLevels(one, styles.root, part.root);
  }
  const bullets = bulletsIn(elementsNamed(part.root, 'w:abstractNum'));
  for (const one of elementsNamed(part.root, 'w:numPicBullet')) {
    if (!bullets.has(one.getAttribute('w:numPicBulletId'))) remove(one);
  }
  removeUnusedPictures(template, part);
  template.replace(part.path, part.document);
}

// A level says which style is its own; one style can have one level alone.
function unlinkLevels(definition: Element, styles: Element, numbering: Element): void {
  const id = definition.getAttribute('w:abstractNumId');
  const lists = elementsNamed(numbering, 'w:num').filter((list) => definitionOf(list) === id);
  const numbers = new Set(lists.map((list) => list.getAttribute('w:numId')));
  for (const link of elementsBelow(definition).filter((one) => one.nodeName === 'w:pStyle')) {
    const style = elementsIn(styles).find((one) => one.getAttribute('w:styleId') === valOf(link));
    const named = style && elementsBelow(style).find((one) => one.nodeName === 'w:numId');
    if (!style || (named && !numbers.has(valOf(named)))) remove(link);
  }
}
