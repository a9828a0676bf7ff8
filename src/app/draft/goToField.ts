import { unfold } from '../../ui/Fold';

/** Returns the form of the page. */
export function formOfPage() {
  return document.querySelector<HTMLFormElement>('main form');
}

/**
 * Moves the focus to a field with a given name.
 *
 * @param name the name of a field, the value of a checkbox, or the name of a list. For a list, the focus moves to its
 *   first field, or to the button that adds a row
 */
export function goToField(name: string) {
  const form = formOfPage();
  const field = form && fieldOf(form, name);
  if (field) focusField(field);
}

/**
 * Opens all folds around a field, scrolls the field to the middle of the screen, and focuses the field. No sticky bar
 * covers the middle of the screen.
 */
export function focusField(field: HTMLElement) {
  unfold(field);
  (field.closest('.field') ?? field).scrollIntoView({ block: 'center' });
  // A heading can only be focused if it has a `tabindex`.
  if (field.tabIndex < 0) field.tabIndex = -1;
  field.focus({ preventScroll: true });
}

function fieldOf(form: HTMLFormElement, name: string) {
  const found =
    form.elements.namedItem(name) ??
    form.querySelector(`[type=checkbox][value="${CSS.escape(name)}"]`);
  if (found instanceof HTMLFieldSetElement) {
    return found.querySelector<HTMLElement>('.row .field input, button.add');
  }
  return found instanceof HTMLElement ? found : null;
}
