import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A share of the width of its place, or a page as a whole. */
export type Zoom = number | 'page';

/** Beside and under a page: see `frame.html`. */
const edge = 4;

/**
 * Scales a frame, and with it the paper that it shows, to the width of its place and by the zoom, or so
 * that a whole page fits. In a dialog that is closed it is not visible, and lays nothing out.
 */
export function usePaperScale(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const [isVisible, setIsVisible] = useState(false);
  const [zoom, setZoom] = useState<Zoom>(1);
  const [percent, setPercent] = useState(100);

  const rescale = useCallback(() => {
    const around = place.current;
    if (!around) return;
    setIsVisible(around.clientWidth > 0);
    const pages = Array.from(frame?.querySelectorAll('section') ?? []);
    const [page] = pages;
    if (!(frame?.defaultView && page && around.clientWidth > 0)) return;
    const root = frame.documentElement;
    const scrollbar = frame.defaultView.innerWidth - root.clientWidth;
    const widest = Math.max(...pages.map(({ offsetWidth }) => offsetWidth));
    const byWidth = around.clientWidth / (widest + 2 * edge + scrollbar);
    const byHeight = around.clientHeight / (page.offsetHeight + 4 * edge);
    const scale = zoom === 'page' ? Math.min(byWidth, byHeight) : byWidth * zoom;
    root.style.overflowX = scale > byWidth ? 'auto' : 'hidden';
    around.style.setProperty('--paper-width', String(around.clientWidth / scale));
    around.style.setProperty('--paper-scale', String(scale));
    setPercent(Math.round((100 * scale) / byWidth));
  }, [place, frame, zoom]);

  useEffect(() => {
    if (!place.current) return;
    rescale();
    // What is wider than its place shows its middle: the text.
    const root = frame?.documentElement;
    if (root) root.scrollLeft = (root.scrollWidth - root.clientWidth) / 2;
    const observer = new ResizeObserver(rescale);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, frame, rescale]);

  return { rescale, isVisible, percent, zoom, setZoom };
}
