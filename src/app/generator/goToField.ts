/**
 * Brings a field into the middle of the screen, clear of what sticks to its edges, and into focus; a
 * group that is folded around it opens.
 *
 * @param name the field's name, or its list's: then its first field, or the button for the first row
 */
export function goToField(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  (field?.closest('.field') ?? field)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLFieldSetElement) {
    return found.querySelector<HTMLElement>('.field input, button.add');
  }
  return found instanceof HTMLElement ? found : null;
}
