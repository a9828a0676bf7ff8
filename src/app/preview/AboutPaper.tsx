import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { bringIntoView, mark } from './pointOut';

/** What the paper lacks, or shows otherwise than the document, and where. */
export type Lack = { sentence: string; place?: HTMLElement };

type Props = {
  lacks: readonly Lack[];
  leadsToForm: boolean;
  /** A button for what the notes say. */
  children: ReactNode;
};

/** What there is to say of the preview, behind an «i»; behind a warning where something is lacking. */
export function AboutPaper({ lacks, leadsToForm, children }: Props) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const isLacking = lacks.length > 0;
  const notes = [
    !isLacking &&
      'Gedruckt sieht das Dokument genau so aus. Word kann einzelne Zeilen anders umbrechen.',
    leadsToForm &&
      'Ein Druck auf eine Stelle führt zu ihrem Feld. Mit der Tastatur: mit Tab in die Vorschau, mit den Pfeiltasten zur Stelle, dann Enter.',
    'Als PDF: beim Drucken «Als PDF sichern» wählen.',
  ].filter((note) => note !== false);

  function show(place: HTMLElement) {
    popover.current?.hidePopover();
    bringIntoView(place);
    mark(place);
  }

  return (
    <>
      <button
        type="button"
        aria-label={isLacking ? 'Zur Vorschau: Etwas fehlt' : 'Zur Vorschau'}
        popoverTarget={id}
        // Within a frame a press closes no popover outside.
        onBlur={({ relatedTarget }) => {
          if (!popover.current?.contains(relatedTarget)) popover.current?.hidePopover();
        }}
      >
        <Icon name={isLacking ? 'warning' : 'info'} />
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
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children}
      </div>
    </>
  );
}
