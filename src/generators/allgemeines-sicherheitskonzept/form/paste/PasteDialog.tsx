import { useEffect, useRef, useState } from 'react';
import { TextareaField } from '../../../../ui/moreFields';
import { personListNames } from '../../content/personLists';
import type { PersonList } from '../../input';
import { readDuty } from '../../readDuty';
import type { ReadPerson } from '../../readName';
import { type Becomes, readPeople } from '../../readPeople';
import { PasteColumns } from './PasteColumns';
import { PeoplePreview } from './PeoplePreview';
import styles from './paste.css?url';

/** Somebody who was pasted, and the list that they come to. */
export type ListedPerson = { list: PersonList; person: ReadPerson };

type Props = {
  /** The list into which is pasted. */
  into: PersonList;
  /** What was pasted already. */
  text: string;
  onTake: (people: readonly ListedPerson[]) => void;
  onClose: () => void;
};

/** Takes people from what was copied out of a table or a chat, after showing what becomes what. */
export function PasteDialog({ into, text, onTake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pasted, setPasted] = useState(text);
  const [chosen, setChosen] = useState<readonly Becomes[]>();
  const [spreads, setSpreads] = useState(true);
  const { columns, people } = readPeople(pasted, chosen);
  const hasDuties = people.some(({ duty }) => duty !== '');
  const listed = people.map((person) => ({
    list: (hasDuties && spreads && readDuty(person.duty)) || into,
    person,
  }));
  const title = `${personListNames[into].legend} aus Tabelle einfügen`;

  useEffect(() => dialog.current?.showModal(), []);

  function take() {
    if (people.length === 0) return;
    // First closed: closing gives the focus back to where it was, and then the new row takes it.
    dialog.current?.close();
    onTake(listed);
  }

  return (
    <>
      {/* With a precedence React preloads it, and Chromium may complain that it is not used at once. */}
      <link rel="stylesheet" href={styles} />
      <dialog ref={dialog} className="question paste" aria-label={title} onClose={onClose}>
        <h2>{title}</h2>
        <TextareaField
          label="Tabelle oder Liste"
          hint="Kopiere die Personen aus Excel, der MiData oder einem Chat und füge sie hier ein, eine pro Zeile."
          value={pasted}
          onChange={(event) => {
            setPasted(event.target.value);
            setChosen(undefined);
          }}
        />
        {hasDuties && (
          <label className="tick">
            <input
              type="checkbox"
              checked={spreads}
              onChange={(event) => setSpreads(event.target.checked)}
            />
            <span>Nach «Funktion» verteilen</span>
          </label>
        )}
        {pasted.trim() !== '' && (
          <PeoplePreview listed={listed} showsLists={hasDuties && spreads} />
        )}
        {hasDuties && spreads && <UnknownDuties people={people} into={into} />}
        {columns.length > 0 && <PasteColumns columns={columns} onChange={setChosen} />}
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

type UnknownProps = { people: readonly ReadPerson[]; into: PersonList };

/** What people do that belongs to no list: they stay in the one into which is pasted. */
function UnknownDuties({ people, into }: UnknownProps) {
  const unknown = new Set(
    people.flatMap(({ duty }) => (duty && !readDuty(duty) ? [`«${duty}»`] : [])),
  );
  if (unknown.size === 0) return null;
  const [belong, come] = unknown.size === 1 ? ['gehört', 'kommt'] : ['gehören', 'kommen'];
  return (
    <p>
      {[...unknown].join(', ')} {belong} zu keiner Liste und {come} zu «
      {personListNames[into].legend}».
    </p>
  );
}
