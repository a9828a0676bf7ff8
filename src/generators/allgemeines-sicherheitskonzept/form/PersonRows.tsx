import { InputField } from '../../../ui/InputField';
import type { CallRow } from '../../../ui/Row';
import { Rows } from '../../../ui/Rows';
import { TelField } from '../../../ui/TelField';
import type { Input, PersonList } from '../input';
import { PastePeople } from './PastePeople';

const names = [
  { name: 'firstName', label: 'Vorname' },
  { name: 'lastName', label: 'Nachname' },
  { name: 'scoutName', label: 'Pfadiname' },
] as const;

type Props = { start: Input; name: PersonList; legend: string; rowName: string };

const callPerson: CallRow = ({ scoutName, firstName = '', lastName = '' }) =>
  scoutName?.trim() || `${firstName} ${lastName}`;

/** People, each under a key that the selects store. */
export function PersonRows({ start, name: list, ...rows }: Props) {
  return (
    <Rows
      {...rows}
      name={list}
      start={start[list]}
      keyOf={({ key }) => key}
      callRow={callPerson}
      more={(append) => (
        <PastePeople
          legend={rows.legend}
          onTake={(people) => append(people.map((person) => ({ key: '', ...person })))}
        />
      )}
    >
      {({ key, path, start: person }) => (
        <>
          <input type="hidden" name={`${path}.key`} value={key} />
          {names.map(({ name, label }) => (
            <InputField
              key={name}
              label={label}
              type="text"
              name={`${path}.${name}`}
              defaultValue={person?.[name]}
            />
          ))}
          <TelField
            label="Telefonnummer"
            name={`${path}.phoneNumber`}
            defaultValue={person?.phoneNumber}
          />
        </>
      )}
    </Rows>
  );
}
