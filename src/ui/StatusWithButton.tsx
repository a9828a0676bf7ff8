import { useRef } from 'react';

type Props = {
  className: string;
  /** The status text and the label of the button; without a label there is no button. */
  said: string | false | undefined;
  label: string | false | undefined;
  onPress: () => void;
};

/** A status text with a button that disappears when pressed. The press moves the focus to the status. */
export function StatusWithButton({ className, said, label, onPress }: Props) {
  const status = useRef<HTMLSpanElement>(null);

  return (
    <div className={className}>
      <span ref={status} role="status" tabIndex={-1}>
        {said}
      </span>
      {label && (
        <button
          type="button"
          className="secondary"
          onClick={() => {
            onPress();
            status.current?.focus();
          }}
        >
          {label}
        </button>
      )}
    </div>
  );
}
