import { fireInputEvent } from '../../../ui/Form';
import { InputField, type InputProps } from '../../../ui/fields';
import type { RowFrame } from '../../../ui/Rows';
import { phoneHint, spellPhone } from '../phoneNumber';

type Props = {
  /** The label of each field, by the name of the field. */
  columns: { readonly [name: string]: string };
  row: RowFrame;
  check?: (field: HTMLInputElement) => string;
};

/** The text fields of a row. Each field has a single line. */
export function RowFields({ columns, row, ...check }: Props) {
  return Object.entries(columns).map(([name, label]) => (
    <InputField
      key={name}
      label={label}
      type="text"
      name={`${row.path}.${name}`}
      defaultValue={row.start[name]}
      {...check}
    />
  ));
}

/**
 * A field for a phone number. `spellPhone` corrects the spelling when the field loses the focus. A number that looks
 * wrong gets a hint.
 */
export function TelField(props: InputProps) {
  return (
    <InputField type="tel" check={({ value }) => phoneHint(value)} onLeave={spell} {...props} />
  );
}

/**
 * Corrects the spelling of the number in a field. An unchanged value is not set again, because setting `value` deletes
 * the undo history of the field.
 */
function spell(field: HTMLInputElement) {
  const spelled = spellPhone(field.value);
  if (spelled === field.value) return;
  field.value = spelled;
  fireInputEvent(field);
}
