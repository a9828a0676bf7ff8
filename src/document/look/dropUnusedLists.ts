import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { bulletsIn, definitionOf } from './lists';
import { idOf, stylesIn } from './matchStyles';
import { partOf, removeUnusedPictures } from './parts';
import { elementsBelow, elementsNamed, remove, valOf } from './xmlEdits';

/** Takes the lists out that nothing in the template names any more. */
export function dropUnusedLists(template: WordPackage): void {
  const part = partOf(template, 'numbering');
  const styles = partOf(template, 'styles');
  if (!part || !styles) return;
  const roots = textPaths(template).flatMap((path) => template.xml(path).documentElement ?? []);
  const named = [...roots, styles.root].flatMap(elementsBelow);
  const used = new Set(named.filter(({ nodeName }) => nodeName === 'w:numId').map(valOf));
  for (const list of elementsNamed(part.root, 'w:num')) {
    if (!used.has(list.getAttribute('w:numId'))) remove(list);
  }
  const lists = listsByDefinition(part.root);
  const listOf = new Map(stylesIn(styles.root).map((style) => [idOf(style), listNamedBy(style)]));
  for (const one of elementsNamed(part.root, 'w:abstractNum')) {
    const numbers = lists.get(one.getAttribute('w:abstractNumId'));
    if (!numbers) remove(one);
    else unlinkLevels(one, numbers, listOf);
  }
  const bullets = bulletsIn(elementsNamed(part.root, 'w:abstractNum'));
  for (const one of elementsNamed(part.root, 'w:numPicBullet')) {
    if (!bullets.has(one.getAttribute('w:numPicBulletId'))) remove(one);
  }
  removeUnusedPictures(template, part);
  template.replace(part.path, part.document);
}

function textPaths(template: WordPackage): string[] {
  const holdsText = /^word\/(document|header|footer|footnotes|endnotes|comments)\d*\.xml$/;
  return template.paths().filter((path) => holdsText.test(path));
}

type Numbers = ReadonlySet<string | null>;

function listsByDefinition(root: Element): ReadonlyMap<string | null, Numbers> {
  const lists = new Map<string | null, Set<string | null>>();
  for (const list of elementsNamed(root, 'w:num')) {
    const numbers = lists.get(definitionOf(list)) ?? new Set();
    lists.set(definitionOf(list), numbers.add(list.getAttribute('w:numId')));
  }
  return lists;
}

function listNamedBy(style: Element): string | null {
  return valOf(elementsBelow(style).find(({ nodeName }) => nodeName === 'w:numId'));
}

// A level says which style is its own; one style can have one level alone.
function unlinkLevels(
  definition: Element,
  numbers: Numbers,
  listOf: ReadonlyMap<string, string | null>,
): void {
  for (const link of elementsBelow(definition).filter((one) => one.nodeName === 'w:pStyle')) {
    const list = listOf.get(valOf(link) ?? '');
    if (list === undefined || (list !== null && !numbers.has(list))) remove(link);
  }
}
