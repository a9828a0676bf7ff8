import { wordNamespace } from '../../document/xml/tree';

// Functions for parts of a Word file. The parts are DOM documents of the browser.

export function allOf(part: Document, ...names: string[]) {
  return names.flatMap((name) => Array.from(part.getElementsByTagNameNS('*', name)));
}

export function childOf(element: Element | undefined, ...names: string[]) {
  return Array.from(element?.children ?? []).find(({ localName }) => names.includes(localName));
}

/** Makes nested elements (`w:…`). `nest('r br', { type: 'page' })` returns `<w:r><w:br type="page"/></w:r>`. */
export function nest(
  names: string,
  attributes: Record<string, string>,
  ...content: readonly (Node | string)[]
) {
  const [name, ...inner] = names.split(' ');
  const element = document.createElementNS(wordNamespace, `w:${name}`);
  if (inner.length > 0) element.append(nest(inner.join(' '), attributes, ...content));
  else {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
  }
  return element;
}

/** Returns the number at the beginning of a text, or 0 for a text that does not begin with a number. */
export function numberOf(text: string | null | undefined) {
  return Number.parseFloat(text ?? '') || 0;
}
