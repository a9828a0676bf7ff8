import { useState } from 'react';
import { SelectField, TextareaField } from '../../../ui/moreFields';
import { Question } from '../../../ui/Question';
import {
  countedPeople,
  nameLabels,
  type PersonList,
  personFields,
  personListNames,
  personLists,
} from '../input';
import { type Becomes, type Column, type ReadPerson, readDuty, readPeople } from '../readPeople';
import styles from './paste.css?url';

/** Somebody who was pasted, and the list that they come to. */
export type ListedPerson = ReadPerson & { list: PersonList };

type Props = {
  /** The list into which is pasted at first, and what was pasted already. */
  start: { into: PersonList; text: string };
  onTake: (into: PersonList, people: readonly ListedPerson[]) => void;
  onClose: () => void;
};

const lists = personLists.map((list) => ({ key: list, label: personListNames[list].legend }));

/** Takes people from what was copied out of a table or a chat, after showing what becomes what. */
export function PasteDialog({ start, onTake, onClose }: Props) {
  const [into, setInto] = useState(start.into);
  const [pasted, setPasted] = useState(start.text);
  const [chosen, setChosen] = useState<readonly Becomes[]>();
  const { columns, people } = readPeople(pasted, chosen);
  const listed = people.map((person) => ({ ...person, list: readDuty(person.duty) ?? into }));
  const take = ['Übernehmen', () => onTake(into, listed)] as const;

  return (
    <>
      {/* With a precedence React preloads it, and Chromium may complain that it is not used at once. */}
      <link rel="stylesheet" href={styles} />
      <Question
        className="paste"
        heading="Personen aus Tabelle einfügen"
        answers={people.length > 0 ? [take] : []}
        onClose={onClose}
      >
        <TextareaField
          label="Tabelle oder Liste"
          hint="Kopiere die Personen aus Excel, der MiData oder einem Chat und füge sie hier ein, eine pro Zeile."
          value={pasted}
          onChange={(event) => {
            setPasted(event.target.value);
            setChosen(undefined);
          }}
        />
        <SelectField
          label="In welche Liste?"
          none=""
          choices={lists}
          value={into}
          onChange={({ target }) => {
            setInto(personLists.find((list) => list === target.value) ?? into);
          }}
        />
        {pasted.trim() !== '' && <PeoplePreview listed={listed} />}
        {columns.length > 0 && <Columns columns={columns} onChange={setChosen} />}
      </Question>
    </>
  );
}

const labels = {
  ...nameLabels,
  phoneNumber: 'Telefon',
  training: 'Ausbildung',
  name: 'Ganzer Name',
  duty: 'Funktion',
};

/** Who comes in as what. */
function PeoplePreview({ listed }: { listed: readonly ListedPerson[] }) {
  const showsLists = listed.some(({ duty }) => duty !== '');
  if (listed.length === 0) return <p>Darin ist keine Person zu erkennen.</p>;
  const shown = personFields.filter(
    (field) => field !== 'training' || listed.some(({ training }) => training),
  );
  const headings = [...shown.map((field) => labels[field]), ...(showsLists ? ['Liste'] : [])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to press
    <div className="paste-preview" tabIndex={0}>
      <table>
        <caption>{countedPeople(listed)}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, told apart by their place alone
            <tr key={index}>
              {shown.map((field) => (
                <td key={field}>{person[field]}</td>
              ))}
              {showsLists && <td>{personListNames[person.list].legend}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meanings = Object.entries(labels).map(([key, label]) => ({ key, label }));

type ColumnsProps = { columns: readonly Column[]; onChange: (becomes: Becomes[]) => void };

/** What each column of a table becomes. */
function Columns({ columns, onChange }: ColumnsProps) {
  return (
    <fieldset className="paste-columns">
      <legend>Spalten</legend>
      {columns.map(({ heading, example, becomes }, index) =>
        example === '' ? null : (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
            key={index}
            label={heading || `«${example}»`}
            none="nicht übernehmen"
            choices={meanings}
            value={becomes ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = value in labels ? (value as Becomes) : undefined;
              onChange(columns.map((column, at) => (at === index ? chosen : column.becomes)));
            }}
          />
        ),
      )}
    </fieldset>
  );
}
