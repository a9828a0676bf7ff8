import type { Element } from '@xmldom/xmldom';
import { child } from '../package/xmlTree';
import { elementsBelow, valOf } from './xmlEdits';

/** The id of the definition that a list (`w:num`) is made by. */
export function definitionOf(list: Element): string | null {
  return valOf(child(list, 'w:abstractNumId'));
}

/** The ids of the pictures that lists have as their signs. */
export function bulletsIn(lists: readonly Element[]): Set<string | null> {
  const named = lists.flatMap(elementsBelow);
  return new Set(named.filter(({ nodeName }) => nodeName === 'w:lvlPicBulletId').map(valOf));
}
