import { useEffect, useRef, useState } from 'react';
import { TextareaField } from '../../../../ui/TextareaField';
import { personListNames } from '../../content/personLists';
import type { PersonList } from '../../input';
import type { TypedPerson } from '../../readName';
import { readPeople } from '../../readPeople';
import { PeoplePreview } from './PeoplePreview';
import styles from './paste.css?url';

type Props = {
  /** The list whose button was pressed. */
  into: PersonList;
  onTake: (people: readonly TypedPerson[]) => void;
  onClose: () => void;
};

/** Takes people from what was copied out of a table or a chat, after showing what becomes what. */
export function PasteDialog({ into, onTake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pasted, setPasted] = useState('');
  const { columns, people } = readPeople(pasted);
  const title = `${personListNames[into].legend} aus Tabelle einfügen`;

  useEffect(() => dialog.current?.showModal(), []);

  function take() {
    if (people.length === 0) return;
    // First closed: closing gives the focus back to the button, and then the new row takes it.
    dialog.current?.close();
    onTake(people);
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <dialog ref={dialog} className="question paste" aria-label={title} onClose={onClose}>
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
    </>
  );
}
