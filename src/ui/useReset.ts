import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const told = 'as entered';

/**
 * Tells when a form is reset, by an output in it that is reset as well. When a visitor comes back to a page,
 * Safari (WebKitGTK 2.50) resets a form with `autocomplete="off"` some time after `pageshow` and sends no
 * `reset` event.
 *
 * @returns what the form gives its output as `ref`
 */
export function useReset(onReset: () => void): RefObject<HTMLOutputElement | null> {
  const element = useRef<HTMLOutputElement>(null);
  const tell = useEffectEvent(onReset);
  useEffect(() => {
    const output = element.current;
    if (!output) return;
    output.value = told;
    const observer = new MutationObserver(() => {
      if (output.value === told) return;
      output.value = told;
      tell();
    });
    observer.observe(output, { childList: true });
    return () => observer.disconnect();
  }, []);
  return element;
}
