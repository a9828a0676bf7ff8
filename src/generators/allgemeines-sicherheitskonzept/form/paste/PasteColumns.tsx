import { SelectField } from '../../../../ui/moreFields';
import type { Becomes, Column } from '../../readPeople';

const meanings: readonly { key: NonNullable<Becomes>; label: string }[] = [
  { key: 'firstName', label: 'Vorname' },
  { key: 'lastName', label: 'Nachname' },
  { key: 'scoutName', label: 'Pfadiname' },
  { key: 'phoneNumber', label: 'Telefon' },
  { key: 'training', label: 'Ausbildung' },
  { key: 'name', label: 'Ganzer Name' },
  { key: 'duty', label: 'Funktion' },
];

type Props = { columns: readonly Column[]; onChange: (becomes: Becomes[]) => void };

/** What each column of a table becomes. */
export function PasteColumns({ columns, onChange }: Props) {
  function choose(chosenFor: number, chosen: string) {
    const meaning = meanings.find(({ key }) => key === chosen)?.key;
    onChange(columns.map(({ becomes }, index) => (index === chosenFor ? meaning : becomes)));
  }

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
            onChange={(event) => choose(index, event.target.value)}
          />
        ),
      )}
    </fieldset>
  );
}
