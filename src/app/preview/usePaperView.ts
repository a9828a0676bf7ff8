import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A share of the width of its place, or a page as a whole. */
export type Zoom = number | 'page';

/** Beside and under a page: see `frame.html`. */
const edge = 4;

/**
 * Scales a frame, and with it the paper that it shows, to the width of its place and by the zoom, or so
 * that a whole page fits, and tells which page is looked at. In a dialog that is closed it is not visible,
 * and lays nothing out.
 */
export function usePaperView(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const [zoom, setZoom] = useState<Zoom>(1);
  const [isVisible, setVisible] = useState(false);
  const [percent, setPercent] = useState(100);
  const [position, setPosition] = useState('');

  /** To be called for other pages. */
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
    // The page that reaches over the upper third.
    const line = root.clientHeight / 3;
    const above = pages.filter((one) => one.getBoundingClientRect().top < line);
    setPosition(`Seite ${Math.max(1, above.length)}/${pages.length}`);
    setPercent(Math.round((100 * scale) / byWidth));
  }, [place, frame, zoom]);

  useEffect(() => {
    if (!place.current) return;
    measure();
    // What is wider than its place shows its middle: the text.
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
