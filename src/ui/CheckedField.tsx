import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { InputField } from './InputField';

type Props = ComponentProps<typeof InputField> & {
  /** What there is to say about what is typed, or nothing. */
  check: (input: HTMLInputElement) => string;
  /** What becomes of what was typed once the field is left. */
  onLeave?: (input: HTMLInputElement) => void;
};

/**
 * A field that has something to say about what stands in it, and blocks nothing: it is said at the
 * beginning, when the field is left or Enter is pressed, and goes once it is mended.
 */
export function CheckedField({ check, onLeave, hint, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');

  const look = useEffectEvent(() => {
    if (field.current) setFound(check(field.current));
  });
  useEffect(() => look(), []);

  return (
    <InputField
      {...input}
      ref={field}
      hint={found || hint}
      onInput={(event) => {
        if (!check(event.currentTarget)) setFound('');
      }}
      onBlur={({ currentTarget }) => {
        onLeave?.(currentTarget);
        setFound(check(currentTarget));
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') setFound(check(currentTarget));
      }}
    />
  );
}
