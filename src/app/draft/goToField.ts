import { unfold } from '../../ui/Fold';

/** The form of the page. */
export function formOfPage() {
  return document.querySelector<HTMLFormElement>('main form');
}

/**
 * Moves to a field by its name.
 *
 * @param name the name of a field, the value of a checkbox, or the name of a list, which leads to its first field or
 *   to the button that adds a row
 */
export function goToField(name: string) {
  const form = formOfPage();
  const field = form && fieldOf(form, name);
  if (field) focusField(field);
}

/**
 * Scrolls a field to the middle of the screen, clear of sticky bars, and focuses it. Folds around the field open.
 */
export function focusField(field: HTMLElement) {
  unfold(field);
  (field.closest('.field') ?? field).scrollIntoView({ block: 'center' });
  // A heading can only be focused with a tabindex.
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
