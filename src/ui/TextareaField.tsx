import type { ComponentProps } from 'react';
import { Field } from './Field';
import { grow } from './grow';

type Props = ComponentProps<'textarea'> & { label: string; hint?: string | undefined };

/** A labelled field of several lines that grows with its text; uncontrolled. */
export function TextareaField({ label, hint, ...textarea }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <textarea
          rows={3}
          {...ids}
          {...textarea}
          ref={grow}
          onInput={(event) => grow(event.currentTarget)}
        />
      )}
    </Field>
  );
}
