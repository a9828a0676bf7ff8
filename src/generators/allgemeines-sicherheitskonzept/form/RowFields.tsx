import { InputField } from '../../../ui/fields';
import type { RowFrame } from '../../../ui/Rows';

type Props = {
  /** What each field is called, by its name. */
  columns: { readonly [name: string]: string };
  row: RowFrame;
  /** What there is to say of the row, under its first field. */
  hint?: string | undefined;
};

/** The fields of a row that hold one line each. */
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
