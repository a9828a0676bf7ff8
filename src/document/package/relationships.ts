import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from './wordPackage';

/** The relationships in a part (`…/_rels/….rels`) that point at parts of the package itself. */
export function relationshipsIn(opened: WordPackage, path: string): Element[] {
  return Array.from(opened.xml(path).getElementsByTagName('Relationship')).filter(
    (relationship) => relationship.getAttribute('TargetMode') !== 'External',
  );
}

/**
 * The name of the part that a relationship points at; a link to a place in the document itself points
 * at none.
 *
 * @param path the part in which the relationship stands
 * @throws TypeError when its target is no address
 */
export function targetOf(path: string, relationship: Element): string | undefined {
  const target = (relationship.getAttribute('Target') ?? '').replaceAll('\\', '/');
  if (target.startsWith('#')) return undefined;
  const folder = path.slice(0, path.lastIndexOf('_rels/'));
  return new URL(target, `zip://host/${folder}`).pathname.replace(/^\/+/, '');
}
