import { type ComponentProps, useState } from 'react';
import { InputField } from './InputField';

type Props = ComponentProps<typeof InputField> & {
  /** What there is to say about what is typed, or nothing. */
  check: (input: HTMLInputElement) => string;
};

/**
 * A field that has something to say about what was typed, and blocks nothing: it is said when the
 * field is left or Enter is pressed, and goes once it is mended.
 */
export function CheckedField({ check, hint, ...input }: Props) {
  const [found, setFound] = useState('');
  return (
    <InputField
      {...input}
      hint={found || hint}
      onInput={(event) => {
        if (!check(event.currentTarget)) setFound('');
      }}
      onBlur={(event) => setFound(check(event.currentTarget))}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') setFound(check(currentTarget));
      }}
    />
  );
}
