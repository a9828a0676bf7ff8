import { type RefObject, useEffect, useState } from 'react';

/** Whether a whole page is to fit; the key G changes it where the focus is in the preview (WCAG 2.1.4). */
export function useWholePage(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const [isWhole, setIsWhole] = useState(false);

  useEffect(() => {
    const around = [place.current?.parentElement, frame];
    function press({ key, ctrlKey, altKey, metaKey }: Event & Partial<KeyboardEvent>) {
      if (key?.toLowerCase() === 'g' && !ctrlKey && !altKey && !metaKey) setIsWhole((is) => !is);
    }
    for (const one of around) one?.addEventListener('keydown', press);
    return () => {
      for (const one of around) one?.removeEventListener('keydown', press);
    };
  }, [place, frame]);

  return { isWhole, toggle: () => setIsWhole((is) => !is) };
}
