/**
 * Marks the fields and lists of a form in which something stands, each until it is changed or left.
 *
 * @param tell told at the beginning and after every change which are still marked
 * @returns what takes all marks away
 */
export function markToCheck(
  form: HTMLFormElement,
  names: readonly string[],
  tell: (names: readonly string[]) => void,
): () => void {
  const marked = new Map<string, Element>();
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !isFilled(field)) continue;
    const place = field instanceof HTMLFieldSetElement ? field : field.closest('.field');
    if (place) marked.set(name, place);
  }
  for (const place of marked.values()) place.setAttribute('data-check', '');

  function change({ target }: Event) {
    for (const [name, place] of marked) {
      if (target instanceof Node && place.contains(target)) unmark(name, place);
    }
  }

  function leave(event: FocusEvent) {
    const { target, relatedTarget } = event;
    // Who looks something up in another window comes back to the same field.
    if (document.activeElement === target) return;
    const next = relatedTarget instanceof Node ? relatedTarget : null;
    const isInside = [...marked.values()].some(
      (place) => target instanceof Node && place.contains(target) && place.contains(next),
    );
    if (!isInside) change(event);
  }

  function unmark(name: string, place: Element) {
    place.removeAttribute('data-check');
    marked.delete(name);
    tell([...marked.keys()]);
  }

  function clear() {
    form.removeEventListener('input', change);
    form.removeEventListener('focusout', leave);
    for (const [name, place] of marked) unmark(name, place);
  }

  form.addEventListener('input', change);
  form.addEventListener('focusout', leave);
  tell([...marked.keys()]);
  return clear;
}

function isFilled(field: HTMLElement): boolean {
  if (!(field instanceof HTMLFieldSetElement)) return 'value' in field && field.value !== '';
  const inputs = field.querySelectorAll<HTMLInputElement>('.row .field input');
  return Array.from(inputs).some(({ value }) => value !== '');
}
