import { InputField } from '../../../ui/fields';
import type { RowFrame } from '../../../ui/Rows';

type Props = {
  /** The label of each field, by the field's name. */
  columns: { readonly [name: string]: string };
  row: RowFrame;
  /** The hint about the row, shown under its first field. */
  hint?: string | undefined;
};

/** Text fields of one line for a row. */
export function RowFields({ columns, row, hint }: Props) {
  return Object.entries(columns).map(([name, label], at) => (
    <InputField
      key={name}
      label={label}
      hint={at === 0 ? hint : undefined}
      type="text"
      name={`${row.path}.${name}`}
      defaultValue={row.start[name]}
    />
  ));
}
