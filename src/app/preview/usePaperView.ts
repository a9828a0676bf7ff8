import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The width of the paper as a share of the width of its place, or a whole page. */
export type Zoom = number | 'page';

/** The margin beside and under a page in px, as in `frame.html`. */
const edge = 4;

/**
 * Scales a frame with paper to the width of its place and by the zoom, or until a whole page fits. Tells the number of
 * the page in view, and whether the frame is visible: nothing is laid out in a closed dialog.
 */
export function usePaperView(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const [zoom, setZoom] = useState<Zoom>(1);
  const [isVisible, setVisible] = useState(false);
  const [percent, setPercent] = useState(100);
  const [position, setPosition] = useState('');

  /** Call after the pages have changed. */
  const measure = useCallback(() => {
    const around = place.current;
    if (!around) return;
    setVisible(around.clientWidth > 0);
    const pages = Array.from(frame?.querySelectorAll('section') ?? []);
    const [first] = pages;
    if (!(frame?.defaultView && first && around.clientWidth > 0)) return;
    const root = frame.documentElement;
    const scrollbar = frame.defaultView.innerWidth - root.clientWidth;
    const widest = Math.max(...pages.map(({ offsetWidth }) => offsetWidth));
    const byWidth = around.clientWidth / (widest + 2 * edge + scrollbar);
    const byHeight = around.clientHeight / (first.offsetHeight + 4 * edge);
    const scale = zoom === 'page' ? Math.min(byWidth, byHeight) : byWidth * zoom;
    root.style.overflowX = scale > byWidth ? 'auto' : 'hidden';
    around.style.setProperty('--paper-scale', String(scale));
    // The page in view is the page at the end of the upper third.
    const line = root.clientHeight / 3;
    const above = pages.filter((one) => one.getBoundingClientRect().top < line);
    setPosition(`Seite ${Math.max(1, above.length)}/${pages.length}`);
    setPercent(Math.round((100 * scale) / byWidth));
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

  return { isVisible, percent, position, measure, zoom, setZoom };
}
