import { wordNamespace } from '../../document/xml/tree';

// Functions for a part of a Word file that the browser has parsed.

export function childOf(element: Element | undefined, ...names: string[]) {
  return Array.from(element?.children ?? []).find(({ localName }) => names.includes(localName));
}

/** Returns the attribute `w:name` of an element, or an empty text for a missing element or attribute. */
export function wordAttribute(element: Element | undefined, name: string) {
  return element?.getAttributeNS(wordNamespace, name) ?? '';
}

/** Makes nested elements (`w:…`). `nest('r br', { type: 'page' })` returns `<w:r><w:br type="page"/></w:r>`. */
export function nest(
  names: string,
  attributes: Record<string, string>,
  ...content: readonly (Node | string)[]
) {
  const nested = names
    .split(' ')
    .map((name) => document.createElementNS(wordNamespace, `w:${name}`));
  const innermost = nested.reduce((outer, inner) => outer.appendChild(inner));
  for (const [key, value] of Object.entries(attributes)) innermost.setAttribute(key, value);
  innermost.append(...content);
  return nested[0] as Element;
}

/** Returns the number at the beginning of a text, or 0 for a text that does not begin with a number. */
export function numberOf(text: string | null | undefined) {
  return Number.parseFloat(text ?? '') || 0;
}

/**
 * Maps an alignment to a share: of the free space before a shape, of the text before a tab stop, or of the text area's
 * width before the end of a `w:ptab`. Alignments without an entry, e.g. `left`, have the share 0. A decimal tab stop
 * counts as a right tab stop.
 */
export const shareBefore: Record<string, number> = {
  center: 0.5,
  right: 1,
  bottom: 1,
  outside: 1,
  end: 1,
  decimal: 1,
};
