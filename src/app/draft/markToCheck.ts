import { goToField } from './goToField';

/** What is still to be checked, and how one gets on with it. */
export type ToCheck = {
  count: number;
  /** Goes to the next after where one is, which stays marked. */
  goOn: () => void;
  /** Takes away the mark of where one is and goes on. */
  confirm: () => void;
  confirmAll: () => void;
};

/**
 * Marks the fields and lists of a form in which something stands, each until it is changed, left or
 * confirmed.
 *
 * @param tell told at the beginning and after every change what is still to be checked, if anything
 * @returns what takes all marks away
 */
export function markToCheck(
  form: HTMLFormElement,
  names: readonly string[],
  tell: (toCheck: ToCheck | undefined) => void,
): () => void {
  const filled = names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !isFilled(field)) return [];
    const place = field instanceof HTMLFieldSetElement ? field : field.closest('.field');
    return place ? [[name, place] as const] : [];
  });
  const marked = new Map(filled.sort(([, one], [, other]) => inOrder(one, other)));
  const places = new Map(marked);
  for (const place of places.values()) place.setAttribute('data-check', '');
  let here = '';
  let isGoingOn = false;

  function nameOf(target: EventTarget | null): string {
    const found = [...places].find(([, place]) => target instanceof Node && place.contains(target));
    return found?.[0] ?? '';
  }

  function enter({ target }: Event) {
    here = nameOf(target) || here;
  }

  function change({ target }: Event) {
    unmark(nameOf(target));
  }

  function leave({ target, relatedTarget: next }: FocusEvent) {
    // Who looks something up in another window comes back to the same field.
    if (document.activeElement === target) return;
    // Who only goes on has checked nothing.
    if (isGoingOn) return;
    if (next instanceof Element && next.closest('.to-check')) return;
    if (nameOf(target) !== nameOf(next)) unmark(nameOf(target));
  }

  function unmark(name: string) {
    marked.get(name)?.removeAttribute('data-check');
    if (marked.delete(name)) tellLeft();
  }

  function goOn() {
    const all = [...places.keys()];
    const after = all.indexOf(here) + 1;
    const next = [...all.slice(after), ...all.slice(0, after)].find((name) => marked.has(name));
    if (next) {
      isGoingOn = true;
      goToField(form, next);
      isGoingOn = false;
      return;
    }
    // The button that was pressed goes; what is left to do is to make the document.
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  function clear() {
    form.removeEventListener('focusin', enter);
    form.removeEventListener('input', change);
    form.removeEventListener('focusout', leave);
    for (const place of marked.values()) place.removeAttribute('data-check');
    marked.clear();
    tell(undefined);
  }

  function tellLeft() {
    if (marked.size === 0) return clear();
    tell({
      count: marked.size,
      goOn,
      confirm() {
        unmark(here);
        goOn();
      },
      confirmAll: clear,
    });
  }

  form.addEventListener('focusin', enter);
  form.addEventListener('input', change);
  form.addEventListener('focusout', leave);
  tellLeft();
  return clear;
}

/** From the top of the form to its end. */
function inOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function isFilled(field: HTMLElement): boolean {
  if (!(field instanceof HTMLFieldSetElement)) return 'value' in field && field.value !== '';
  const inputs = field.querySelectorAll<HTMLInputElement>('.row .field input');
  return Array.from(inputs).some(({ value }) => value !== '');
}
