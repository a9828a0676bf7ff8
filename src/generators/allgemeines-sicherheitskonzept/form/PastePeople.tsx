import { useRef, useState } from 'react';
import { TextareaField } from '../../../ui/TextareaField';
import { useHydrated } from '../../../ui/useHydrated';
import { WaitingButton } from '../../../ui/WaitingButton';
import type { TypedPerson } from '../readName';
import { readPeople } from '../readPeople';
import { PeoplePreview } from './PeoplePreview';

type Props = { legend: string; onTake: (people: readonly TypedPerson[]) => void };

/** Takes people from what was copied out of a table or a chat, after showing what becomes what. */
export function PastePeople({ legend, onTake }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pasted, setPasted] = useState('');
  const { columns, people } = readPeople(pasted);
  // Five times in the page, and no use before its button can be pressed.
  const isHydrated = useHydrated();
  const title = `${legend} aus Tabelle einfügen`;

  function take() {
    if (people.length === 0) return;
    // First closed: closing gives the focus back to the button, and then the new row takes it.
    dialog.current?.close();
    onTake(people);
  }

  return (
    <>
      <WaitingButton className="quiet" onClick={() => dialog.current?.showModal()}>
        Aus Tabelle einfügen
      </WaitingButton>
      {isHydrated && (
        <dialog
          ref={dialog}
          className="question paste"
          aria-label={title}
          onClose={() => setPasted('')}
        >
          <h2>{title}</h2>
          <TextareaField
            label="Tabelle oder Liste"
            hint="Kopiere die Personen aus Excel, der MiData oder einem Chat und füge sie hier ein, eine pro Zeile."
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          {pasted.trim() !== '' && <PeoplePreview columns={columns} people={people} />}
          <div className="answers">
            <button
              type="button"
              className="primary"
              aria-disabled={people.length === 0}
              onClick={take}
            >
              Übernehmen
            </button>
            <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
              Abbrechen
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
