import { type ComponentProps, type ElementType, useEffect, useId, useRef, useState } from 'react';
import { announce } from './Form';
import { countHint } from './formLimits';

/** The props of a control with a label. */
export type Labelled<Control extends ElementType> = ComponentProps<Control> & {
  label: string;
  /** The hint below the field, if any. */
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
  // A hint of the first render is read together with its field.
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
  /** Returns a hint about the value, or an empty text; a hint blocks nothing. */
  check?: (input: HTMLInputElement) => string;
  /** Called when the field loses the focus, e.g. to spell its value. */
  onLeave?: (input: HTMLInputElement) => void;
};

/**
 * A labelled field of one line; uncontrolled. The hint of `check` appears after the first render, when the field
 * loses the focus, or with Enter, and disappears as soon as the value is corrected.
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

/** A date field; its value is `yyyy-mm-dd` or empty. */
export function DateField(props: InputProps) {
  // Browsers accept years of six digits unless there is a maximum.
  return <InputField type="date" max="9999-12-31" check={checkYear} {...props} />;
}

// Browsers read 27 as the year 27.
function checkYear({ value }: HTMLInputElement) {
  const year = Number.parseInt(value || '1900', 10);
  if (year < 100) return `Meinst du ${2000 + year}?`;
  return year < 1900 ? `Meinst du wirklich das Jahr ${year}?` : '';
}

/** A field for a count; its value is the typed text, or empty for a text that is no number. */
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
      // Browsers report an empty value for a text such as «-»; only `validity.badInput` shows it.
      check={({ value, validity }) => countHint(validity.badInput ? '-' : value, min, max)}
      // The mouse wheel over a focused number field would change the count instead of scrolling the page.
      onWheel={(event) => event.currentTarget.blur()}
      {...input}
    />
  );
}

/** A field of several lines that grows with its text; uncontrolled. */
export function TextareaField(props: Labelled<'textarea'>) {
  return <Field as="textarea" rows={3} {...props} />;
}

type SelectProps = Labelled<'select'> & {
  choices: readonly { key: string; label: string }[];
};

/** A labelled select, whose initial value is the empty option. */
export function SelectField({ choices, ...select }: SelectProps) {
  return (
    <Field as="select" {...select}>
      <option value="">Bitte wählen</option>
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.label}
        </option>
      ))}
    </Field>
  );
}

/** A selected text for a person to copy, shown when the browser refuses to use the clipboard. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  return (
    <input
      key={text}
      ref={(field) => field?.select()}
      className="address"
      readOnly
      aria-label={label}
      value={text}
    />
  );
}
