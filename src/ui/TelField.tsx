import type { ComponentProps } from 'react';
import { CheckedField } from './CheckedField';
import type { InputField } from './InputField';

/** A labelled phone number, as typed; leaving it without a digit brings up a hint. */
export function TelField(props: ComponentProps<typeof InputField>) {
  return <CheckedField type="tel" check={checkDigits} {...props} />;
}

function checkDigits({ value }: HTMLInputElement): string {
  return value.trim() === '' || /\d/.test(value) ? '' : 'Diese Nummer hat keine Ziffern.';
}
