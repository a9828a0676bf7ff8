import { useRef } from 'react';

type Props = {
  className: string;
  /** What is said, if anything, and what the button says, where there is one. */
  said: string | false | undefined;
  label: string | false | undefined;
  onPress: () => void;
};

/** What is said, and a button that goes when it is pressed: the focus stays with what is said. */
export function StatusWithButton({ className, said, label, onPress }: Props) {
  const status = useRef<HTMLSpanElement>(null);

  function press() {
    onPress();
    status.current?.focus();
  }

  return (
    <div className={className}>
      <span ref={status} role="status" tabIndex={-1}>
        {said}
      </span>
      {label && (
        <button type="button" className="secondary" onClick={press}>
          {label}
        </button>
      )}
    </div>
  );
}
