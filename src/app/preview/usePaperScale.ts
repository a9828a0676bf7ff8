import { type RefObject, useCallback, useEffect } from 'react';

/** Scales a frame, and with it the paper that it shows, to the width of its place. */
export function usePaperScale(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const rescale = useCallback(() => {
    const paper = frame?.body.firstElementChild;
    const view = frame?.defaultView;
    if (!(place.current && paper && view)) return;
    const scrollbar = view.innerWidth - frame.documentElement.clientWidth;
    const width = paper.scrollWidth + scrollbar;
    place.current.style.setProperty('--paper-width', String(width));
    place.current.style.setProperty('--paper-scale', String(place.current.clientWidth / width));
  }, [place, frame]);

  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(rescale);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, rescale]);

  return rescale;
}
