import { type ComponentProps, type ElementType, useEffect, useId, useRef, useState } from 'react';
import { announce } from './announce';
import { countHint } from './formLimits';

/** Of a control with a label. */
export type Labelled<Control extends ElementType> = ComponentProps<Control> & {
  label: string;
  /** Said under the field, when there is something to say. */
  hint?: string | undefined;
};

/** A label, its control, and a hint that is announced when it appears. */
export function Field<Control extends ElementType>({
  as: Control,
  label,
  hint,
  ...control
}: Labelled<Control> & { as: Control }) {
  const id = useId();
  const hintId = `${id}-hint`;
  // What stands there from the beginning is read with its field.
  const last = useRef(hint);
  useEffect(() => {
    if (hint && hint !== last.current) announce(hint);
    last.current = hint;
  }, [hint]);

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control id={id} aria-describedby={hint && hintId} {...control} />
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export type InputProps = Labelled<'input'> & {
  /** What there is to say about what stands in it, or nothing; it blocks nothing. */
  check?: (input: HTMLInputElement) => string;
  /** What becomes of what was typed once the field is left. */
  onLeave?: (input: HTMLInputElement) => void;
};

/**
 * A labelled field of one line; uncontrolled. What there is to say about it is said at the beginning, when the
 * field is left or Enter is pressed, and goes once it is mended.
 */
export function InputField({ hint, check = () => '', onLeave, ...input }: InputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there at the beginning
  useEffect(() => {
    if (field.current) setFound(check(field.current));
  }, []);

  return (
    <Field<'input'>
      as="input"
      hint={found || hint}
      {...input}
      ref={field}
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

/** A calendar day; its value is `yyyy-mm-dd` or empty. */
export function DateField(props: InputProps) {
  // Without a maximum, browsers let a year have six digits.
  return <InputField type="date" max="9999-12-31" check={checkYear} {...props} />;
}

// To a browser, 27 is the year 27.
function checkYear({ value }: HTMLInputElement) {
  const year = value === '' ? 1900 : Number(value.split('-')[0]);
  if (year < 100) return `Meinst du ${2000 + year}?`;
  return year < 1900 ? `Meinst du wirklich das Jahr ${year}?` : '';
}

/** A count; its value is what was typed, or empty where that is no number. */
export function CountField({
  min = 0,
  max,
  ...input
}: InputProps & { min?: number; max?: number }) {
  return (
    <InputField
      type="number"
      min={min}
      max={max}
      step={1}
      // What is no number at all, as «-», the browser keeps to itself: the value is empty.
      check={({ value, validity }) => countHint(validity.badInput ? '-' : value, min, max)}
      // Over a field with the focus the wheel would change the count instead of scrolling the page.
      onWheel={(event) => event.currentTarget.blur()}
      {...input}
    />
  );
}
