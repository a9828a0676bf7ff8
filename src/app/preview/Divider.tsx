import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How wide each is at least, and what is between them, in rem: see `preview.css`. */
const [leastForm, leastPaper, gap] = [30, 20, 2.5];
/** How far a key moves it, in percent. */
const step = 2;

/** Between form and preview, to be dragged; kept for as long as the tab is open, on every page. */
export function Divider() {
  const divider = useRef<HTMLDivElement>(null);
  // From where the form would have no width to where it is held.
  const held = useRef(0);
  const [shares, setShares] = useState({ now: 50, least: 0, most: 100 });

  useEffect(() => {
    const preview = divider.current?.closest('.preview');
    const columns = preview?.closest('.with-preview');
    if (!preview || !columns) return;
    const observer = new ResizeObserver(() => {
      const percent = 100 / columns.clientWidth;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setShares({
        now: Math.round(widthOfForm(columns) * percent),
        least: Math.round(leastForm * rem * percent),
        most: Math.round(100 - (leastPaper + gap) * rem * percent),
      });
    });
    observer.observe(columns);
    observer.observe(preview);
    return () => observer.disconnect();
  }, []);

  /** @param share of the form, in percent; the style sheet has the limits */
  function moveTo(share: number) {
    document.documentElement.style.setProperty('--form-share', `${share}%`);
  }

  function drag({ type, currentTarget, pointerId, clientX }: PointerEvent) {
    const columns = currentTarget.closest('.with-preview');
    if (!columns) return;
    if (type === 'pointerdown') {
      currentTarget.setPointerCapture(pointerId);
      held.current = clientX - widthOfForm(columns);
    } else if (currentTarget.hasPointerCapture(pointerId)) {
      moveTo((100 * (clientX - held.current)) / columns.clientWidth);
    }
  }

  function press(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: shares.now - step,
      ArrowRight: shares.now + step,
      Home: shares.least,
      End: shares.most,
    };
    const place = places[event.key];
    if (place === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    moveTo(place);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      ref={divider}
      className="preview-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Breite des Formulars"
      aria-valuenow={shares.now}
      aria-valuemin={shares.least}
      aria-valuemax={shares.most}
      title="Ziehen; Doppelklick: wie zu Beginn"
      onPointerDown={drag}
      onPointerMove={drag}
      onDoubleClick={() => document.documentElement.style.removeProperty('--form-share')}
      onKeyDown={press}
    />
  );
}

/** Opening saved inputs makes the form anew. */
function widthOfForm(columns: Element): number {
  return columns.querySelector('form')?.clientWidth ?? 0;
}
