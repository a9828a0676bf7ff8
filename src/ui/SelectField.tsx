import type { ComponentProps } from 'react';
import { Field } from './Field';

type Props = ComponentProps<'select'> & {
  label: string;
  hint?: string | undefined;
  choices: readonly { key: string; label: string }[];
  /** What the empty value is called, with which it starts. */
  none?: string;
};

/** A labelled choice. */
export function SelectField({ label, hint, choices, none, ...select }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <select {...ids} {...select}>
          <option value="">{none ?? 'Bitte wählen'}</option>
          {choices.map((choice) => (
            <option key={choice.key} value={choice.key}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
