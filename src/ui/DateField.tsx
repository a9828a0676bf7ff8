import type { ComponentProps } from 'react';
import { CheckedField } from './CheckedField';
import type { InputField } from './InputField';

/** A labelled calendar day; uncontrolled, its value is `yyyy-mm-dd` or empty. */
export function DateField(props: ComponentProps<typeof InputField>) {
  // Without a maximum, browsers let a year have six digits.
  return <CheckedField type="date" max="9999-12-31" check={checkYear} {...props} />;
}

// To a browser, 27 is the year 27.
function checkYear({ value }: HTMLInputElement): string {
  const year = value === '' ? 1900 : Number(value.split('-')[0]);
  if (year < 100) return `Meinst du ${2000 + year}?`;
  return year < 1900 ? `Meinst du wirklich das Jahr ${year}?` : '';
}
