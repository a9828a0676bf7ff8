import { unfold } from '../../ui/Fold';
import { tellChange } from '../../ui/tellChange';

/** The form of the page. */
export function formOfPage() {
  return document.querySelector<HTMLFormElement>('main form');
}

/**
 * Goes to a field by its name.
 *
 * @param name the field's name, a tick's value, or a list's name: then its first field, or the button for the first row
 */
export function goToField(name: string) {
  const form = formOfPage();
  const field = form && fieldOf(form, name);
  if (field) focusField(field);
}

/**
 * Brings a field into the middle of the screen, clear of what sticks to its edges, and into focus; a
 * group that is folded around it opens, a filter that hides it is cleared.
 */
export function focusField(field: HTMLElement) {
  if (field.closest('[hidden]')) clearFilter();
  unfold(field);
  (field.closest('.field') ?? field).scrollIntoView({ block: 'center' });
  // A heading takes the focus from here alone.
  if (field.tabIndex < 0) field.tabIndex = -1;
  field.focus({ preventScroll: true });
}

/** What a filter hides can take no focus. */
function clearFilter() {
  const filter = formOfPage()?.querySelector<HTMLInputElement>('[type=search]');
  if (!filter?.value) return;
  filter.value = '';
  tellChange(filter);
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
