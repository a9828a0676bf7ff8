import type { Hint } from '../../generators/contract';
import { unfold } from '../../ui/Fold';

/** Returns the form of the page. */
export function formOfPage() {
  return document.querySelector<HTMLFormElement>('main form');
}

/** Returns the control with a `name`, the list with a `name`, or the checkbox with a `value`. */
function controlNamed(name: string) {
  const form = formOfPage();
  const control =
    form?.elements.namedItem(name) ??
    form?.querySelector(`[type=checkbox][value="${CSS.escape(name)}"]`);
  return control instanceof HTMLElement ? control : undefined;
}

/** Returns the heading of the chapter that contains the field of a hint. Without chapters, returns an empty text. */
export function chapterOf({ field }: Hint) {
  return controlNamed(field)?.closest('section')?.querySelector('h2')?.textContent ?? '';
}

/**
 * Moves the focus to the field of a hint. For a list, the focus moves to the first field of the list. A list without
 * rows has only the button that adds a row. If a hint leads to any other button, this button is pressed.
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
