import type { Hint } from '../../generators/contract';
import { unfold } from '../../ui/Fold';

export function formOfPage() {
  return document.querySelector<HTMLFormElement>('main form');
}

/** Returns the field, button or list with this name. If there is none, returns the checkbox whose `value` is `name`. */
function controlNamed(name: string) {
  const form = formOfPage();
  const control =
    form?.elements.namedItem(name) ??
    form?.querySelector(`[type=checkbox][value="${CSS.escape(name)}"]`);
  return control instanceof HTMLElement ? control : undefined;
}

/**
 * Moves the focus to the field of a hint. In a list, the first field gets the focus. In a list without rows, the button
 * that adds a row gets the focus. If a hint names a button, e.g. a choice of `TickButtons`, this button is pressed.
 */
export function follow({ field }: Hint) {
  const control = controlNamed(field);
  const target =
    control instanceof HTMLFieldSetElement
      ? control.querySelector<HTMLElement>('.row .field input, button.add')
      : control;
  if (target) focusField(target);
  if (control instanceof HTMLButtonElement) control.click();
}

/**
 * Opens all folds around a field, and focuses the field in the middle of the screen. Sticky bars may cover a field at
 * the top or bottom.
 */
export function focusField(field: HTMLElement) {
  unfold(field);
  (field.closest('.field') ?? field).scrollIntoView({ block: 'center' });
  // The preview may lead to a heading of the form. A heading needs a `tabindex` to get the focus.
  if (field.tabIndex < 0) field.tabIndex = -1;
  // By default, browsers show no focus on a checkbox that a script focuses after a click.
  field.focus({ preventScroll: true, focusVisible: true });
}
