import { useState } from 'react';
import { type Path, useFormContext } from 'react-hook-form';
import { InputField } from '../../ui/InputField';
import type { Input } from './input';

/** A phone number as typed; leaving it without a digit brings up a hint. */
export function TelField({ name, label }: { name: Path<Input>; label: string }) {
  const [hint, setHint] = useState('');
  const { register } = useFormContext<Input>();
  const { onBlur, onChange, ...field } = register(name);
  return (
    <InputField
      type="tel"
      label={label}
      hint={hint}
      {...field}
      onChange={(event) => {
        if (hasDigit(event.target.value)) setHint('');
        return onChange(event);
      }}
      onBlur={(event) => {
        setHint(hasDigit(event.target.value) ? '' : 'Diese Nummer hat keine Ziffern.');
        return onBlur(event);
      }}
    />
  );
}

function hasDigit(typed: string): boolean {
  return typed.trim() === '' || /\d/.test(typed);
}
