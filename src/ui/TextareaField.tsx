import type { ComponentProps } from 'react';
import { Field } from './Field';

type Props = ComponentProps<'textarea'> & { label: string; hint?: string | undefined };

/** A labelled field of several lines; uncontrolled. */
export function TextareaField({ label, hint, ...textarea }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => <textarea rows={3} {...ids} {...textarea} />}
    </Field>
  );
}
