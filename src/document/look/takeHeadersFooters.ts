import type { Element } from '@xmldom/xmldom';
import { body } from '../package/filledParts';
import { relationshipsOf } from '../package/relationships';
import type { WordPackage } from '../package/wordPackage';
import type { HeaderFooter } from './modelPage';
import { addPart, removeParts } from './parts';
import type { PlacedHeaderFooter } from './takePage';

/** The headers and footers of a package, by the names of their parts. */
export function headerFooterPaths(opened: WordPackage, kind: HeaderFooter['kind']): string[] {
  return relationshipsOf(opened, body)
    .filter(({ type, isOutside }) => type === kind && !isOutside)
    .map(({ target }) => target);
}

/**
 * Puts the headers and footers of the model in the place of the template's.
 *
 * @param cleaned makes one fit to be taken over, under its new name
 */
export function takeHeadersFooters(
  template: WordPackage,
  headersFooters: readonly HeaderFooter[],
  cleaned: (root: Element, from: string, path: string) => Element,
): PlacedHeaderFooter[] {
  removeParts(template, [
    ...headerFooterPaths(template, 'header'),
    ...headerFooterPaths(template, 'footer'),
  ]);
  const placed = new Map<string, string>();
  return headersFooters.map(({ kind, pages, part }) => {
    const path = placed.get(part.path) ?? addPart(template, kind, part.document).path;
    if (!placed.has(part.path)) {
      cleaned(part.root, part.path, path);
      template.replace(path, part.document);
      placed.set(part.path, path);
    }
    return { kind, pages, path };
  });
}
