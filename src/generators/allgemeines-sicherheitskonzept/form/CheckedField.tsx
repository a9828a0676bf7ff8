import { type ComponentProps, useState } from 'react';
import { type Path, useFormContext } from 'react-hook-form';
import { InputField } from '../../../ui/InputField';
import type { Input } from '../input';

type Props = Omit<ComponentProps<typeof InputField>, 'hint' | 'name'> & {
  name: Path<Input>;
  /** The hint for what is typed, or nothing: it comes when the field is left, and goes once it is mended. */
  check(input: HTMLInputElement): string;
};

/** A field that has something to say about what was typed, and blocks nothing. */
export function CheckedField({ name, check, ...input }: Props) {
  const [hint, setHint] = useState('');
  const { register } = useFormContext<Input>();
  const { onBlur, onChange, ...field } = register(name);
  return (
    <InputField
      {...input}
      hint={hint}
      {...field}
      onChange={(event) => {
        if (!check(event.target)) setHint('');
        return onChange(event);
      }}
      onBlur={(event) => {
        setHint(check(event.target));
        return onBlur(event);
      }}
    />
  );
}
