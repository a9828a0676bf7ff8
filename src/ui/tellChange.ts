import { flushSync } from 'react-dom';

/** Tells the form around an element of a change that no key and no click made in a field. */
export function tellChange(element: Element | null) {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders other fields; they are on the page when it returns, and the form knows of them. */
export function changeFields(element: Element | null, change: () => void) {
  flushSync(change);
  tellChange(element);
}
