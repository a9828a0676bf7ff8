import type { ComponentProps } from 'react';
import { Field } from './Field';

type Props = ComponentProps<'input'> & {
  label: string;
  /** Said under the field, when there is something to say. */
  hint?: string | undefined;
};

/** A labelled one-line field; uncontrolled. */
export function InputField({ label, hint, ...input }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => <input {...ids} {...input} />}
    </Field>
  );
}
