import type { ComponentProps } from 'react';
import { InputField } from './InputField';

/** A labelled calendar day; uncontrolled, its value is `yyyy-mm-dd` or empty. */
export function DateField(props: ComponentProps<typeof InputField>) {
  // Without a maximum, browsers let a year have six digits.
  return <InputField type="date" max="9999-12-31" {...props} />;
}
