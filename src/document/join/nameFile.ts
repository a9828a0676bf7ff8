import { relationshipsOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';

const dublinCore = 'http://purl.org/dc/elements/1.1/';

/** Gives a file its title, among the properties that Word shows of it; where it has none of these, none. */
export function nameFile(opened: WordPackage, title: string): void {
  const path = relationshipsOf(opened, '').find(({ type }) => type === 'core-properties')?.target;
  const document = path && opened.has(path) ? opened.xml(path) : undefined;
  const root = document?.documentElement;
  if (!path || !document || !root) return;
  const known = root.getElementsByTagNameNS(dublinCore, 'title')[0];
  const element = known ?? root.appendChild(document.createElementNS(dublinCore, 'dc:title'));
  element.textContent = title;
  opened.replace(path, document);
}
