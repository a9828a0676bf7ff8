import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The margin beside a page in px, as in `frame.html`. */
const edge = 4;

/**
 * Scales a frame with paper to the width of its place and by the zoom. Tells the number of the page in view, and whether
 * the frame is visible: nothing is laid out in a closed dialog.
 */
export function usePaperView(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const [zoom, setZoom] = useState(1);
  const [isVisible, setVisible] = useState(false);
  const [position, setPosition] = useState('');

  /** Call after the pages have changed. */
  const measure = useCallback(() => {
    const around = place.current;
    if (!around) return;
    setVisible(around.clientWidth > 0);
    const pages = Array.from(frame?.querySelectorAll('section') ?? []);
    if (!(frame?.defaultView && pages.length > 0 && around.clientWidth > 0)) return;
    const root = frame.documentElement;
    const scrollbar = frame.defaultView.innerWidth - root.clientWidth;
    const widest = Math.max(...pages.map(({ offsetWidth }) => offsetWidth));
    const byWidth = around.clientWidth / (widest + 2 * edge + scrollbar);
    root.style.overflowX = zoom > 1 ? 'auto' : 'hidden';
    around.style.setProperty('--paper-scale', String(byWidth * zoom));
    // The page in view is the page at the end of the upper third.
    const line = root.clientHeight / 3;
    const above = pages.filter((one) => one.getBoundingClientRect().top < line);
    setPosition(`Seite ${Math.max(1, above.length)}/${pages.length}`);
  }, [place, frame, zoom]);

  useEffect(() => {
    if (!place.current) return;
    measure();
    // Paper that is wider than its place shows its middle, where the text is.
    const root = frame?.documentElement;
    if (root) root.scrollLeft = (root.scrollWidth - root.clientWidth) / 2;
    const observer = new ResizeObserver(measure);
    observer.observe(place.current);
    frame?.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      frame?.removeEventListener('scroll', measure);
    };
  }, [place, frame, measure]);

  return { isVisible, position, measure, zoom, setZoom };
}
