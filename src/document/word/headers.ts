import type { Element } from '@xmldom/xmldom';
import { bodyPath, relationshipsOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { child, elementsIn, isOn, relationshipNamespace, wordNamespace } from '../xml/tree';

/** The key of a header or footer: its kind and the kind of its pages, e.g. `header first`. */
export function headerKey(reference: Element) {
  const kind = reference.nodeName.replace(/^w:|Reference$/g, '');
  return `${kind} ${reference.getAttributeNS(wordNamespace, 'type') || 'default'}`;
}

/** The references of a section to its headers and footers. */
export function headerReferencesIn(section: Element) {
  return elementsIn(section).filter(({ nodeName }) =>
    /^w:(header|footer)Reference$/.test(nodeName),
  );
}

/**
 * The kinds of pages for which a section has separate headers and footers. `default` is always returned. `first` is
 * returned if `w:titlePg` is on in the section. `even` is returned if `w:evenAndOddHeaders` is on in the settings.
 */
function pageKinds(opened: WordPackage, section: Element) {
  const hasFirst = isOn(child(section, 'w:titlePg'));
  const hasEven = isOn(child(rootOfType(opened, 'settings'), 'w:evenAndOddHeaders'));
  return ['default', ...(hasFirst ? ['first'] : []), ...(hasEven ? ['even'] : [])];
}

/**
 * The headers and footers that Word shows in the last section of `sections`. If a section has no reference to a header
 * or footer, the section inherits the header or footer of the preceding section (ECMA-376, 17.10).
 */
export function headersFootersOf(opened: WordPackage, sections: readonly Element[]) {
  const last = sections.at(-1);
  const pages = last ? pageKinds(opened, last) : [];
  const targets = new Map(relationshipsOf(opened, bodyPath).map(({ id, target }) => [id, target]));
  const references = sections.flatMap(headerReferencesIn);
  return ['header', 'footer'].flatMap((kind) =>
    pages.flatMap((page) => {
      const key = `${kind} ${page}`;
      const reference = references.findLast((one) => headerKey(one) === key);
      const path = targets.get(reference?.getAttributeNS(relationshipNamespace, 'id') ?? '');
      return reference && path ? { key, path, reference } : [];
    }),
  );
}

/**
 * The names of the headers and footers that Word shows on odd pages of the last section of `sections`, while even pages
 * have an empty header or footer instead, or none.
 */
export function oddPagesOnly(opened: WordPackage, sections: readonly Element[]) {
  const [last] = sections.slice(-1);
  if (!last || !pageKinds(opened, last).includes('even')) return [];
  const printed = headersFootersOf(opened, sections).filter(({ path }) =>
    /<w:(?:t|drawing|pict)[ >]/.test(opened.text(path)),
  );
  const keys = printed.map(({ key }) => key);
  return printed.flatMap(({ key, path }) => {
    const even = key.replace('default', 'even');
    return even === key || keys.includes(even) ? [] : path;
  });
}
