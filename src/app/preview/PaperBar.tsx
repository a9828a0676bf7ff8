import { useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';

type ZoomProps = {
  /** The width of the paper as a share of the width of its place. */
  zoom: number;
  setZoom: (zoom: number) => void;
};

/** Buttons that scale the paper in steps of a quarter. */
export function ZoomButtons({ zoom, setZoom }: ZoomProps) {
  const step = (name: string, sign: string, by: number) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => setZoom(Math.max(0.5, Math.min(2, zoom + by)))}
    >
      {sign}
    </button>
  );

  return (
    <div className="preview-zoom">
      {step('Verkleinern', '−', -0.25)}
      <output>{100 * zoom} %</output>
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
