import { useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { bringIntoView, mark } from './changes';
import type { Zoom } from './usePaperView';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2];

type ZoomProps = {
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  /** What it comes to, of the width of the paper's place. */
  percent: number;
};

/** How large the paper is shown. */
export function ZoomButtons({ zoom, setZoom, percent }: ZoomProps) {
  const smaller = steps.findLast((step) => step < percent / 100) ?? zoom;
  const larger = steps.find((step) => step > percent / 100) ?? zoom;
  const other = zoom === 'page' ? 1 : 'page';

  const step = (name: string, sign: string, next: Zoom) => (
    <button type="button" aria-label={name} title={name} onClick={() => setZoom(next)}>
      {sign}
    </button>
  );

  return (
    <div className="preview-zoom">
      {step('Verkleinern', '−', smaller)}
      <button
        type="button"
        aria-pressed={zoom === 'page'}
        title={zoom === 'page' ? 'So breit wie möglich' : 'Ganze Seite'}
        onClick={() => setZoom(other)}
      >
        {percent} %<span className="visually-hidden"> Ganze Seite</span>
      </button>
      {step('Vergrössern', '+', larger)}
    </div>
  );
}

/** What the paper lacks, or shows otherwise than the document, and where. */
export type Lack = { sentence: string; place?: HTMLElement };

/** What is lacking, behind a warning. */
export function Lacks({ lacks }: { lacks: readonly Lack[] }) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);

  function show(place: HTMLElement) {
    popover.current?.hidePopover();
    bringIntoView(place);
    mark(place);
  }

  if (lacks.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-label="Zur Vorschau: Etwas fehlt"
        popoverTarget={id}
        // Within a frame a press closes no popover outside.
        onBlur={({ relatedTarget }) => {
          if (!popover.current?.contains(relatedTarget)) popover.current?.hidePopover();
        }}
      >
        <Icon name="warning" />
      </button>
      <div ref={popover} id={id} popover="auto" className="about-paper">
        {lacks.map(({ sentence, place }) => (
          <p key={sentence}>
            {sentence}{' '}
            {place && (
              <button type="button" className="quiet" onClick={() => show(place)}>
                Zeigen
              </button>
            )}
          </p>
        ))}
      </div>
    </>
  );
}
