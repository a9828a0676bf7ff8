import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useAnnounce } from './Announcements';

type Props = {
  label: string;
  hint?: string | undefined;
  /** The control, which takes the ids that tie it to its label and its hint. */
  children(ids: { id: string; 'aria-describedby': string | undefined }): ReactNode;
};

/** A label, its control, and a hint that is announced when it appears. */
export function Field({ label, hint, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  useSaid(hint);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hint && hintId })}
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Has a hint said when it appears; what stands there from the beginning is read with its field. */
function useSaid(hint: string | undefined) {
  const last = useRef(hint);
  const announce = useEffectEvent(useAnnounce());
  useEffect(() => {
    if (hint && hint !== last.current) announce(hint);
    last.current = hint;
  }, [hint]);
}
