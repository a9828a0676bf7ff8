import { bodyPath, type WordPackage } from '../package/wordPackage';
import {
  child,
  type Element,
  elementsIn,
  isOn,
  relationshipNamespace,
  wordNamespace,
} from '../xml/tree';

/**
 * The references to headers and footers that apply to the last of `sections`. A section inherits references from the
 * sections before it (ECMA-376, 17.10). A key of the map holds the kind and the pages of the reference: `header first`,
 * `footer default`.
 */
export function headerReferencesOf(sections: readonly Element[]) {
  return new Map<string, Element>(
    sections.flatMap(elementsIn).flatMap((one) => {
      const [, kind] = /^w:(header|footer)Reference$/.exec(one.nodeName) ?? [];
      const pages = one.getAttributeNS(wordNamespace, 'type') || 'default';
      return kind ? [[`${kind} ${pages}`, one] as const] : [];
    }),
  );
}

function hasEvenPages(opened: WordPackage) {
  return isOn(child(opened.rootOfType('settings'), 'w:evenAndOddHeaders'));
}

/** The headers and footers that Word shows in the last section of `sections`. */
export function headersFootersOf(opened: WordPackage, sections: readonly Element[]) {
  const pages = ['default'];
  if (isOn(child(sections.at(-1), 'w:titlePg'))) pages.push('first');
  if (hasEvenPages(opened)) pages.push('even');
  const targets = new Map(opened.relationshipsOf(bodyPath).map(({ id, target }) => [id, target]));
  const references = headerReferencesOf(sections);
  return ['header', 'footer'].flatMap((kind) =>
    pages.flatMap((page) => {
      const key = `${kind} ${page}`;
      const reference = references.get(key);
      const id = reference?.getAttributeNS(relationshipNamespace, 'id') ?? '';
      const path = targets.get(id);
      return reference && path ? { key, id, path, reference, root: opened.xml(path) } : [];
    }),
  );
}

/**
 * The part names of headers and footers that Word shows on odd pages only. The header or footer of even pages is empty
 * or missing.
 *
 * @param shown the headers and footers of a section (`headersFootersOf`)
 */
export function oddPagesOnly(opened: WordPackage, shown: ReturnType<typeof headersFootersOf>) {
  if (!hasEvenPages(opened)) return [];
  const printed = shown.filter(({ path }) => /<w:(?:t|drawing|pict)[ >]/.test(opened.text(path)));
  const keys = printed.map(({ key }) => key);
  return printed.flatMap(({ key, path }) =>
    key.endsWith('default') && !keys.includes(key.replace('default', 'even')) ? path : [],
  );
}
