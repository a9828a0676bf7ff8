import { InputField } from '../../../ui/fields';
import { Rows } from '../../../ui/Rows';
import type { Input } from '../input';

const columns = [
  { name: 'name', label: 'Name der Einheit' },
  { name: 'departement', label: 'Abteilung' },
  { name: 'location', label: 'Ort' },
] as const;

export function UnitRows({ start }: { start: Input }) {
  return (
    <Rows
      name="units"
      legend="Einheiten"
      rowName="Einheit"
      start={start.units}
      callRow={({ name = '' }) => name}
    >
      {({ path, start: unit }) =>
        columns.map(({ name, label }) => (
          <InputField
            key={name}
            label={label}
            type="text"
            name={`${path}.${name}`}
            defaultValue={unit?.[name]}
          />
        ))
      }
    </Rows>
  );
}
