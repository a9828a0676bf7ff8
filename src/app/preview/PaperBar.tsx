import { useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import type { Zoom } from './usePaperView';

type ZoomProps = {
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  /** The width of the paper, in percent of the width of its place. */
  percent: number;
};

/** Buttons that scale the paper in steps of a quarter, or show a whole page. */
export function ZoomButtons({ zoom, setZoom, percent }: ZoomProps) {
  const isPage = zoom === 'page';
  const share = percent / 100;
  const step = (name: string, sign: string, by: number) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => setZoom(Math.max(Math.min(0.5, share), Math.min(2, share + by)))}
    >
      {sign}
    </button>
  );

  return (
    <div className="preview-zoom">
      {step('Verkleinern', '−', -0.25)}
      <button
        type="button"
        aria-pressed={isPage}
        title={isPage ? 'So breit wie möglich' : 'Ganze Seite'}
        onClick={() => setZoom(isPage ? 1 : 'page')}
      >
        {percent} %<span className="visually-hidden"> Ganze Seite</span>
      </button>
      {step('Vergrössern', '+', 0.25)}
    </div>
  );
}

/** A warning that opens the list of differences between paper and document, in German sentences. */
export function Lacks({ lacks }: { lacks: readonly string[] }) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);

  if (lacks.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-label="Zur Vorschau: Etwas fehlt"
        popoverTarget={id}
        // A press inside a frame does not close a popover outside of the frame.
        onBlur={() => popover.current?.hidePopover()}
      >
        <Icon name="warning" />
      </button>
      <div ref={popover} id={id} popover="auto" className="about-paper">
        {lacks.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
}
