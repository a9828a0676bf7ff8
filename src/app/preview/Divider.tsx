import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** How wide each is at least, and what is between them, in rem: see `preview.css`. */
const [leastForm, leastPaper, gap] = [30, 20, 2.5];

/** Between form and preview, to be dragged; kept for as long as the tab is open, on every page. */
export function Divider() {
  // From where the form would have no width to where it is held.
  const held = useRef(0);
  const [share, setShare] = useState(50);

  /** @param width of the form, in px */
  function moveTo(columns: Element, width: number) {
    const { documentElement } = document;
    const percent = 100 / columns.clientWidth;
    const rem = percent * Number.parseFloat(getComputedStyle(documentElement).fontSize);
    const most = 100 - (leastPaper + gap) * rem;
    const next = Math.max(leastForm * rem, Math.min(most, width * percent));
    documentElement.style.setProperty('--form-share', `${next}%`);
    setShare(next);
  }

  function drag({ type, currentTarget, pointerId, clientX }: PointerEvent) {
    const columns = currentTarget.closest('.with-preview');
    if (!columns) return;
    if (type === 'pointerdown') {
      currentTarget.setPointerCapture(pointerId);
      held.current = clientX - widthOfForm(columns);
    } else if (currentTarget.hasPointerCapture(pointerId)) {
      moveTo(columns, clientX - held.current);
    }
  }

  function press(event: KeyboardEvent) {
    const columns = event.currentTarget.closest('.with-preview');
    if (!columns || event.ctrlKey || event.altKey || event.metaKey) return;
    const [width, step] = [widthOfForm(columns), columns.clientWidth / 50];
    const places: Record<string, number> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: 0,
      End: columns.clientWidth,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    moveTo(columns, place);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      className="preview-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Breite des Formulars"
      aria-valuenow={Math.round(share)}
      title="Ziehen; Doppelklick: wie zu Beginn"
      onPointerDown={drag}
      onPointerMove={drag}
      onDoubleClick={() => document.documentElement.style.removeProperty('--form-share')}
      onKeyDown={press}
    />
  );
}

/** Opening saved inputs makes the form anew. */
function widthOfForm(columns: Element) {
  return columns.querySelector('form')?.clientWidth ?? 0;
}
