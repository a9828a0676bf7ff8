import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { idOf, stylesIn } from '../word/styles';
import { elementsBelow, elementsNamed, rebuilt, valOf } from '../word/tree';
import { lookPart, removeUnusedPictures } from './parts';
import { bulletsIn, definitionOf } from './takeNumbering';

/** Takes the lists out that nothing in the template names any more. */
export function dropUnusedLists(template: WordPackage): void {
  const part = lookPart(template, 'numbering');
  const styles = lookPart(template, 'styles');
  if (!part || !styles) return;
  const roots = textPaths(template).flatMap((path) => template.xml(path).documentElement ?? []);
  const named = [...roots, styles.root].flatMap(elementsBelow);
  const used = new Set(named.filter(({ nodeName }) => nodeName === 'w:numId').map(valOf));
  const unused: Element[] = [];
  const lists = new Map<string | null, Set<string | null>>();
  for (const list of elementsNamed(part.root, 'w:num')) {
    const number = list.getAttribute('w:numId');
    const numbers = lists.get(definitionOf(list)) ?? new Set();
    if (used.has(number)) lists.set(definitionOf(list), numbers.add(number));
    else unused.push(list);
  }
  const listOf = new Map(stylesIn(styles.root).map((style) => [idOf(style), listNamedBy(style)]));
  const shown: Element[] = [];
  for (const one of elementsNamed(part.root, 'w:abstractNum')) {
    const numbers = lists.get(one.getAttribute('w:abstractNumId'));
    if (numbers) {
      for (const link of linksToOthers(one, numbers, listOf)) unused.push(link);
      shown.push(one);
    } else unused.push(one);
  }
  const bullets = bulletsIn(shown);
  for (const one of elementsNamed(part.root, 'w:numPicBullet')) {
    if (!bullets.has(one.getAttribute('w:numPicBulletId'))) unused.push(one);
  }
  const root = rebuilt(part.root, new Map(unused.map((one) => [one, []])));
  removeUnusedPictures(template, { ...part, root });
  template.replace(part.path, part.document);
}

function textPaths(template: WordPackage): string[] {
  const holdsText = /^word\/(document|header|footer|footnotes|endnotes|comments)\d*\.xml$/;
  return template.paths().filter((path) => holdsText.test(path));
}

function listNamedBy(style: Element): string | null {
  return valOf(elementsBelow(style).find(({ nodeName }) => nodeName === 'w:numId'));
}

// A level says which style is its own; one style can have one level alone.
function linksToOthers(
  definition: Element,
  numbers: ReadonlySet<string | null>,
  listOf: ReadonlyMap<string, string | null>,
): Element[] {
  const links = elementsBelow(definition).filter(({ nodeName }) => nodeName === 'w:pStyle');
  return links.filter((link) => {
    const list = listOf.get(valOf(link) ?? '');
    return list === undefined || (list !== null && !numbers.has(list));
  });
}
