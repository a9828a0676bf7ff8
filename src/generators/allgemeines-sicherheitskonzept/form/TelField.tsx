import type { Path } from 'react-hook-form';
import type { Input } from '../input';
import { CheckedField } from './CheckedField';

/** A phone number as typed; leaving it without a digit brings up a hint. */
export function TelField(props: { name: Path<Input>; label: string }) {
  return <CheckedField type="tel" check={checkDigits} {...props} />;
}

function checkDigits({ value }: HTMLInputElement): string {
  return value.trim() === '' || /\d/.test(value) ? '' : 'Diese Nummer hat keine Ziffern.';
}
