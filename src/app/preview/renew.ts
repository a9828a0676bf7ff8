const frames = ['DIV', 'SECTION', 'ARTICLE'];

/**
 * Makes the children of an element those of another. What is the same stays untouched, with its
 * pictures and the reader's selection; what is around it keeps its place.
 */
export function renew(shown: Element, fresh: Element): void {
  const old = Array.from(shown.children);
  const next = Array.from(fresh.children);
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start]?.isEqualNode(next[start] ?? null)) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end)?.isEqualNode(next.at(-1 - end) ?? null))
    end += 1;

  const going = old.slice(start, old.length - end);
  const coming = next.slice(start, next.length - end);
  const pairs = going.map((element, at) => [element, coming[at]] as const);
  if (going.length === coming.length && pairs.every(([one, other]) => isSameFrame(one, other))) {
    for (const [element, other] of pairs) if (other) renew(element, other);
    return;
  }
  const place = old[old.length - end] ?? null;
  for (const element of going) element.remove();
  for (const element of coming) shown.insertBefore(element, place);
}

/** Whether both are of the same make, whatever they hold. */
function isSameFrame(one: Element, other: Element | undefined): boolean {
  if (!other || !frames.includes(other.nodeName)) return false;
  return one.cloneNode(false).isEqualNode(other.cloneNode(false));
}
