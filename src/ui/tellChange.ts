import { flushSync } from 'react-dom';

/** Fires an input event on an element, so that its form notices a change made by the script. */
export function tellChange(element: Element | null) {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders changed fields synchronously, and tells their form. */
export function changeFields(element: Element | null, change: () => void) {
  flushSync(change);
  tellChange(element);
}
