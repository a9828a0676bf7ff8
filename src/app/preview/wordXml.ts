import { w } from '../../document/word/tree';

// Of a part of a Word file, as the browser has parsed it.

export function allOf(part: Document, ...names: string[]): Element[] {
  return names.flatMap((name) => Array.from(part.getElementsByTagNameNS('*', name)));
}

export function childOf(element: Element | undefined, ...names: string[]): Element | undefined {
  return Array.from(element?.children ?? []).find(({ localName }) => names.includes(localName));
}

/** Elements of Word in one another: `nest(part, 'r br', { type: 'page' })` is `<w:r><w:br type="page"/></w:r>`. */
export function nest(
  part: Document,
  names: string,
  attributes: Record<string, string>,
  ...content: readonly (Node | string)[]
): Element {
  const all = names.split(' ').map((name) => part.createElementNS(w, `w:${name}`));
  for (const [at, element] of all.entries()) all[at - 1]?.append(element);
  const [outer] = all as [Element, ...Element[]];
  const inner = all.at(-1) ?? outer;
  for (const [name, value] of Object.entries(attributes)) inner.setAttribute(name, value);
  inner.append(...content);
  return outer;
}

/** A number of a stranger's file; what is none counts as 0. */
export function numberOf(text: string | null | undefined): number {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : 0;
}
