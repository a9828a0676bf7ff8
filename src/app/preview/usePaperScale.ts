import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Scales a frame, and with it the paper that it shows, to the width of its place, or so that a whole page
 * fits. In a dialog that is closed it is not visible, and lays nothing out.
 */
export function usePaperScale(
  place: RefObject<HTMLElement | null>,
  frame: Document | null,
  isWhole: boolean,
) {
  const [isVisible, setIsVisible] = useState(false);

  const rescale = useCallback(() => {
    const around = place.current;
    if (!around) return;
    setIsVisible(around.clientWidth > 0);
    const paper = frame?.body.firstElementChild;
    const page = paper?.querySelector('section');
    if (!(frame?.defaultView && paper && page)) return;
    const scrollbar = frame.defaultView.innerWidth - frame.documentElement.clientWidth;
    const needed = paper.scrollWidth + scrollbar;
    const byWidth = around.clientWidth / needed;
    const byHeight = around.clientHeight / (page.offsetHeight + 24);
    const scale = isWhole ? Math.min(byWidth, byHeight) : byWidth;
    around.style.setProperty('--paper-width', String(around.clientWidth / scale));
    around.style.setProperty('--paper-scale', String(scale));
  }, [place, frame, isWhole]);

  useEffect(() => {
    if (!place.current) return;
    rescale();
    const observer = new ResizeObserver(rescale);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, rescale]);

  return { rescale, isVisible };
}
