import { type RefObject, useEffect } from 'react';

/** For `aria-keyshortcuts` of the button that the keys stand for. */
export const generateKeys = 'Control+Enter Meta+Enter';

/** Ctrl or Cmd with Enter presses the form's button from anywhere on the page. */
export function useGenerateKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function generate(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.isComposing || hasOtherUse(event.target)) return;
      // The field in focus would take it for a plain Enter.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) form.current?.requestSubmit();
    }
    document.addEventListener('keydown', generate, { capture: true });
    return () => document.removeEventListener('keydown', generate, { capture: true });
  }, [form]);
}

/** On a link it opens a new tab; a dialog in front keeps the form out of reach. */
function hasOtherUse(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('a') !== null;
}
