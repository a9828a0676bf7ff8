import { type RefObject, useEffect } from 'react';
import type { Zoom } from './usePaperScale';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2];

type Props = {
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  /** What it comes to, of the width of the paper's place. */
  percent: number;
  place: RefObject<HTMLElement | null>;
  frame: Document | null;
};

/** How large the paper is shown; the keys count where the focus is in the preview (WCAG 2.1.4). */
export function ZoomButtons({ zoom, setZoom, percent, place, frame }: Props) {
  const smaller = steps.findLast((step) => step < percent / 100) ?? zoom;
  const larger = steps.find((step) => step > percent / 100) ?? zoom;
  const other = zoom === 'page' ? 1 : 'page';

  useEffect(() => {
    const keys: Record<string, Zoom> = { g: other, '-': smaller, '+': larger };
    function press({ key, ctrlKey, altKey, metaKey }: Event & Partial<KeyboardEvent>) {
      const next = keys[key?.toLowerCase() ?? ''];
      if (next && !ctrlKey && !altKey && !metaKey) setZoom(next);
    }
    const around = [place.current?.parentElement, frame];
    for (const one of around) one?.addEventListener('keydown', press);
    return () => {
      for (const one of around) one?.removeEventListener('keydown', press);
    };
  }, [place, frame, other, smaller, larger, setZoom]);

  return (
    <div className="preview-zoom">
      <button
        type="button"
        aria-label="Verkleinern"
        aria-keyshortcuts="-"
        title="Verkleinern (Taste −)"
        onClick={() => setZoom(smaller)}
      >
        −
      </button>
      <button
        type="button"
        aria-pressed={zoom === 'page'}
        aria-keyshortcuts="g"
        title={zoom === 'page' ? 'So breit wie möglich (Taste G)' : 'Ganze Seite (Taste G)'}
        onClick={() => setZoom(other)}
      >
        {percent} %<span className="visually-hidden"> Ganze Seite</span>
      </button>
      <button
        type="button"
        aria-label="Vergrössern"
        aria-keyshortcuts="+"
        title="Vergrössern (Taste +)"
        onClick={() => setZoom(larger)}
      >
        +
      </button>
    </div>
  );
}
