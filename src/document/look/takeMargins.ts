import type { Element } from '@xmldom/xmldom';
import { body } from '../package/filledParts';
import { relationshipsOf } from '../package/relationships';
import type { WordPackage } from '../package/wordPackage';
import type { Margin } from './modelPage';
import { addPart, removeParts } from './parts';
import type { PlacedMargin } from './takePage';

/** The headers and footers of a package, by the names of their parts. */
export function marginPaths(opened: WordPackage, kind: Margin['kind']): string[] {
  return relationshipsOf(opened, body)
    .filter(({ type, isOutside }) => type === kind && !isOutside)
    .map(({ target }) => target);
}

/**
 * Puts the headers and footers of the model in the place of the template's.
 *
 * @param cleaned makes one fit to be taken over, under its new name
 */
export function takeMargins(
  template: WordPackage,
  margins: readonly Margin[],
  cleaned: (root: Element, from: string, path: string) => Element,
): PlacedMargin[] {
  removeParts(template, [...marginPaths(template, 'header'), ...marginPaths(template, 'footer')]);
  const placed = new Map<string, string>();
  return margins.map(({ kind, pages, part }) => {
    const path = placed.get(part.path) ?? addPart(template, kind, part.document).path;
    if (!placed.has(part.path)) {
      cleaned(part.root, part.path, path);
      template.replace(path, part.document);
      placed.set(part.path, path);
    }
    return { kind, pages, path };
  });
}
