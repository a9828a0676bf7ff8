import type { ComponentProps } from 'react';
import { Field } from './Field';

type Props = ComponentProps<'select'> & {
  label: string;
  hint?: string | undefined;
  choices: readonly { key: string; label: string }[];
};

/** A labelled choice, which starts with «Bitte wählen» and the empty value. */
export function SelectField({ label, hint, choices, ...select }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <select {...ids} {...select}>
          <option value="">Bitte wählen</option>
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
