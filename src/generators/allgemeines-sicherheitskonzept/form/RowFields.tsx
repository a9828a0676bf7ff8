import { useState } from 'react';
import { changeFields, fireInputEvent } from '../../../ui/Form';
import { InputField, type InputProps } from '../../../ui/fields';
import type { RowFrame } from '../../../ui/Rows';
import type { RowTexts } from '../../../ui/useRowList';
import { WaitingButton } from '../../../ui/WaitingButton';
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
 * Optional fields of the rows of a list. The fields are shown when one of the fields is filled initially or by a pasted
 * table, or when somebody presses a button.
 *
 * @param columns the label of each field, by the name of the field
 * @param buttonLabel the label of the button
 */
export function useOptionalFields(
  list: string,
  start: readonly RowTexts[],
  columns: Props['columns'],
  buttonLabel: string,
) {
  const names = Object.keys(columns);
  const areFilled = (rows: readonly RowTexts[]) =>
    rows.some((row) => names.some((name) => row[name]));
  const [isShown, setShown] = useState(() => areFilled(start));

  /** Shows the fields. The first field gets the focus, or the button that adds a row if the list has no row. */
  function ask() {
    changeFields(null, () => setShown(true));
    const first = `[name^="${list}."][name$=".${names[0]}"], [name="${list}"] .add`;
    document.querySelector<HTMLElement>(first)?.focus();
  }

  return {
    button: !isShown && (
      <WaitingButton className="quiet" onClick={ask}>
        {buttonLabel}
      </WaitingButton>
    ),
    fieldsOf: (row: RowFrame) =>
      isShown && (
        <div className="fields">
          <RowFields columns={columns} row={row} />
        </div>
      ),
    /** Shows the fields if the rows of a pasted table fill them. Returns the rows. */
    take<Row extends RowTexts>(rows: readonly Row[]) {
      if (areFilled(rows)) setShown(true);
      return rows;
    },
  };
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
