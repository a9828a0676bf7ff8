import { InputField } from '../../../ui/fields';
import type { RowFrame } from '../../../ui/Rows';

type Props = {
  /** The label of each field, by the field's name. */
  columns: { readonly [name: string]: string };
  row: RowFrame;
};

/** Text fields of one line for a row. */
export function RowFields({ columns, row }: Props) {
  return Object.entries(columns).map(([name, label]) => (
    <InputField
      key={name}
      label={label}
      type="text"
      name={`${row.path}.${name}`}
      defaultValue={row.start[name]}
    />
  ));
}
