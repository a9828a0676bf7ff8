import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The margin beside and above a page in px. `frame.html` sets the same margin. */
const margin = 4;

/**
 * Scales a frame with pages. At zoom 1, the widest page and its margins are as wide as the element `place`. At zoom 0,
 * a page as high as the first is in sight as a whole.
 *
 * @returns `position`: the number of the page in view and the number of pages, e.g. «Seite 2/5». `isVisible`: false in
 *   a closed dialog, where the browser lays out nothing.
 */
export function useScaledFrame(place: RefObject<HTMLElement | null>, frame: Document | null) {
  const [zoom, setZoom] = useState(1);
  const [isVisible, setVisible] = useState(false);
  const [position, setPosition] = useState('');

  /** Updates the scale, `position` and `isVisible`. Call `measure` after a change of the pages. */
  const measure = useCallback(() => {
    const around = place.current;
    // The element is missing after the preview was removed from the site's page.
    if (!around) return;
    setVisible(around.clientWidth > 0);
    const pages = Array.from(frame?.querySelectorAll('section') ?? []);
    const [first] = pages;
    if (!(frame?.defaultView && first && around.clientWidth > 0)) return;
    const root = frame.documentElement;
    const scrollbar = frame.defaultView.innerWidth - root.clientWidth;
    const widest = Math.max(...pages.map(({ offsetWidth }) => offsetWidth));
    const byWidth = around.clientWidth / (widest + 2 * margin + scrollbar);
    const byHeight = around.clientHeight / (first.offsetHeight + 2 * margin);
    root.style.overflowX = zoom > 1 ? 'auto' : 'hidden';
    // Even in a high preview, a whole page is smaller than at zoom 1. Otherwise, a press would change nothing.
    const scale = zoom ? byWidth * zoom : Math.min(byHeight, byWidth * 0.8);
    around.style.setProperty('--paper-scale', `${scale}`);
    // The page in view is the page at a third of the height of the frame.
    const line = root.clientHeight / 3;
    const above = pages.filter((one) => one.getBoundingClientRect().top < line);
    setPosition(`Seite ${Math.max(1, above.length)}/${pages.length}`);
  }, [place, frame, zoom]);

  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place.current as HTMLElement);
    frame?.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      frame?.removeEventListener('scroll', measure);
    };
  }, [place, frame, measure]);

  return { isVisible, position, measure, zoom, setZoom };
}
