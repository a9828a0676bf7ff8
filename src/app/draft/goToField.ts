import { unfold } from '../../ui/Fold';

/** Returns the form of the page. */
export function formOfPage() {
  return document.querySelector<HTMLFormElement>('main form');
}

/**
 * Moves the focus to a field with a given name.
 *
 * @param name the `name` of a field or list, or the `value` of a checkbox. For a list, the focus moves to the first
 *   field of the list. For a list without rows, the focus moves to the button that adds a row
 */
export function goToField(name: string) {
  const form = formOfPage();
  const found =
    form?.elements.namedItem(name) ??
    form?.querySelector(`[type=checkbox][value="${CSS.escape(name)}"]`);
  const field =
    found instanceof HTMLFieldSetElement
      ? found.querySelector('.row .field input, button.add')
      : found;
  if (field instanceof HTMLElement) focusField(field);
}

/**
 * Opens all folds around a field, scrolls the field to the middle of the screen, and focuses the field. The field is
 * scrolled to the middle because sticky bars never cover the middle of the screen.
 */
export function focusField(field: HTMLElement) {
  unfold(field);
  (field.closest('.field') ?? field).scrollIntoView({ block: 'center' });
  // The element may be a heading of the form. A heading can be focused only with a `tabindex`.
  if (field.tabIndex < 0) field.tabIndex = -1;
  // Browsers show no focus on a checkbox that a script focuses after a click.
  field.focus({ preventScroll: true, focusVisible: true });
}
