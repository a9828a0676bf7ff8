/** Tells the form around an element of a change that no key and no click made in a field. */
export function tellChange(element: Element | null) {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
}
