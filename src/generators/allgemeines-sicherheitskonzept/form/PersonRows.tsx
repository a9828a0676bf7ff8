import { useFormContext } from 'react-hook-form';
import { choosableFrom, type Input, type PersonChoice, type PersonList, type Row } from '../input';
import { type Column, Rows } from './Rows';

const columns: readonly Column[] = [
  { name: 'firstName', label: 'Vorname', type: 'text' },
  { name: 'lastName', label: 'Nachname', type: 'text' },
  { name: 'scoutName', label: 'Pfadiname', type: 'text' },
  { name: 'phoneNumber', label: 'Telefonnummer', type: 'tel' },
];

type Props = { name: PersonList; legend: string; rowName: string };

/** People, each under a key that the selects store; whoever is removed is no longer chosen. */
export function PersonRows({ name, legend, rowName }: Props) {
  const { getValues, setValue } = useFormContext<Input>();

  function forget({ key }: Row) {
    for (const choice of Object.keys(choosableFrom) as PersonChoice[]) {
      if (getValues(choice) === key) setValue(choice, '');
    }
  }

  return (
    <Rows
      name={name}
      legend={legend}
      rowName={rowName}
      columns={columns}
      newRow={(rows) => ({
        key: unusedKey(name, rows),
        firstName: '',
        lastName: '',
        scoutName: '',
        phoneNumber: '',
      })}
      onRemove={forget}
    />
  );
}

function unusedKey(list: PersonList, rows: readonly Row[]): string {
  const numbers = rows.map(({ key }) => Number(key?.split('-')[1] ?? 0));
  return `${list}-${Math.max(0, ...numbers) + 1}`;
}
