import { useId } from 'react';

type Props = {
  label: string;
  name: string;
  /** Said beside the field, when there is something to say. */
  hint?: string;
};

/** A labelled calendar day; uncontrolled, its value is `yyyy-mm-dd` or empty. */
export function DateField({ label, name, hint }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* Without a maximum, browsers let a year have six digits. */}
      <input id={id} type="date" name={name} max="9999-12-31" aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className="hint" role="status">
        {hint}
      </p>
    </div>
  );
}
