import { InputField, type InputProps } from '../../../ui/fields';
import type { RowTexts } from '../../../ui/Row';

type Props = Pick<InputProps, 'onPaste'> & {
  columns: readonly { name: string; label: string }[];
  /** Of the row, and what stands in it from its beginning. */
  row: { path: string; start: RowTexts | undefined };
};

/** The fields of a row that hold one line each. */
export function RowFields({ columns, row, ...input }: Props) {
  return columns.map(({ name, label }) => (
    <InputField
      key={name}
      label={label}
      type="text"
      name={`${row.path}.${name}`}
      defaultValue={row.start?.[name]}
      {...input}
    />
  ));
}
