import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const told = 'as entered';

/**
 * Tells when a form is reset, by an output in it that is reset as well. Safari keeps a page that one
 * leaves and resets a form that asks not to be remembered when one comes back: at a moment of its own,
 * and without the event.
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
