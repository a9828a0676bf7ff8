import { type ComponentProps, type ElementType, useEffect, useId, useRef, useState } from 'react';
import { announce } from './Form';
import { countHint } from './formLimits';

type Labelled<Control extends ElementType> = ComponentProps<Control> & {
  label: string;
  /** The hint below the control. */
  hint?: string | undefined;
};

/** A control with a label and a hint. A screen reader announces the hint when the hint appears or changes. */
function FormField<Control extends ElementType>({
  as: Control,
  label,
  hint,
  ...control
}: Labelled<Control> & { as: Control }) {
  const id = useId();
  const hintId = `${id}-hint`;
  // A hint of the first render is not announced, because a screen reader reads this hint with the field.
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
  /** Returns a hint about a value, or an empty text. A document can be made in spite of a hint. */
  check?: (value: string, validity?: ValidityState) => string;
};

/**
 * An uncontrolled form field of one line, with a label. The hint of `check` appears at the first render, when the field
 * loses the focus, and when a person presses Enter. The hint disappears as soon as the value is corrected.
 */
export function InputField({ hint, check = () => '', ...input }: InputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState(() => check(`${input.defaultValue ?? ''}`));

  function checkField() {
    if (field.current) setFound(check(field.current.value, field.current.validity));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect checks only what was typed before hydration
  useEffect(checkField, []);

  return (
    <FormField<'input'>
      as="input"
      hint={found || hint}
      {...input}
      ref={field}
      onInput={({ currentTarget: { value, validity } }) => {
        if (!check(value, validity)) setFound('');
      }}
      onBlur={checkField}
      onKeyDown={({ key }) => {
        if (key === 'Enter') checkField();
      }}
    />
  );
}

/** A form field for a date. The value is `yyyy-mm-dd` or empty. */
export function DateField(props: InputProps) {
  // The maximum limits years to four digits. Without a maximum, browsers accept years of six digits.
  return <InputField type="date" max="9999-12-31" check={checkYear} {...props} />;
}

// The hint is needed because browsers read a typed 27 as the year 27.
function checkYear(value: string) {
  const year = Number.parseInt(value || '1900', 10);
  if (year < 100) return `Meinst du ${2000 + year}?`;
  return year < 1900 ? `Meinst du wirklich das Jahr ${year}?` : '';
}

/** A form field for a count. The value is the number as typed, or empty if the typed text is no number. */
export function CountField(props: InputProps & { min?: number; max?: number }) {
  return (
    <InputField
      type="number"
      min={0}
      // For a text that is no number, browsers report an empty value, and `badInput` is true. «-» stands for any text
      // of this kind.
      check={(value, validity) => countHint(validity?.badInput ? '-' : value, props.min, props.max)}
      // The field gives up the focus, because the mouse wheel over a focused number field would change the count.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...props}
    />
  );
}

/** An uncontrolled form field of several lines. CSS makes the field grow with the text. */
export function TextareaField(props: Labelled<'textarea'>) {
  return <FormField as="textarea" rows={3} {...props} />;
}

/** A select with a label. The first option is empty. */
export function SelectField({
  choices,
  ...select
}: Labelled<'select'> & { choices: readonly { key: string; label: string }[] }) {
  return (
    <FormField as="select" {...select}>
      <option value="">Bitte wählen</option>
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </FormField>
  );
}
