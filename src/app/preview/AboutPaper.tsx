import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';

type Props = {
  /** What differs from the document, in sentences. */
  lacks: readonly string[];
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
    ...lacks,
    !isLacking &&
      'Gedruckt sieht das Dokument genau so aus. Word kann einzelne Zeilen anders umbrechen.',
    leadsToForm &&
      'Ein Druck auf eine Stelle führt zu ihrem Feld. Mit der Tastatur: mit Tab in die Vorschau, mit den Pfeiltasten zur Stelle, dann Enter.',
    'Als PDF: beim Drucken «Als PDF sichern» wählen.',
  ].filter((note) => note !== false);
  return (
    <>
      <button
        type="button"
        aria-label={isLacking ? 'Zur Vorschau: Etwas fehlt' : 'Zur Vorschau'}
        popoverTarget={id}
        // Within a frame a press closes no popover outside.
        onBlur={() => popover.current?.hidePopover()}
      >
        <Icon name={isLacking ? 'warning' : 'info'} />
      </button>
      <div ref={popover} id={id} popover="auto" className="about-paper">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children}
      </div>
    </>
  );
}
