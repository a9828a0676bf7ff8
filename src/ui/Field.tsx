import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  /** The control, which takes the ids that tie it to its label and its hint. */
  children(ids: { id: string; 'aria-describedby': string }): ReactNode;
};

/** A label, its control, and a hint that is announced when it appears. */
export function Field({ label, hint, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hintId })}
      <p id={hintId} className="hint" role="status">
        {hint}
      </p>
    </div>
  );
}
