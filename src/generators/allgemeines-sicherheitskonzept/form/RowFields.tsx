import { tellChange } from '../../../ui/Form';
import { InputField, type InputProps } from '../../../ui/fields';
import type { RowFrame } from '../../../ui/Rows';
import { phoneHint, spellPhone } from '../phoneNumber';

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

/** A field for a phone number, which is spelled when the field loses the focus; odd numbers get a hint. */
export function TelField(props: InputProps) {
  return (
    <InputField type="tel" check={({ value }) => phoneHint(value)} onLeave={spell} {...props} />
  );
}

/** Setting `value` deletes the browser's undo history of the field, so an equal value is not set. */
function spell(field: HTMLInputElement) {
  const spelled = spellPhone(field.value);
  if (spelled === field.value) return;
  field.value = spelled;
  tellChange(field);
}
