import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  heading: string;
  /** Each as its words and what it does; the first stands out, and one may do nothing. */
  answers: readonly (readonly [words: string, act?: () => void])[];
  /** Told when the question is gone, answered or not. */
  onClose: () => void;
  className?: string;
  /** Whether an answer has the focus, and no field above it, which would bring up the keyboard of a phone. */
  answersFirst?: boolean;
  children: ReactNode;
};

/** A question over the page, for as long as it is rendered. */
export function Question({
  heading,
  answers,
  onClose,
  className = '',
  answersFirst = false,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    if (answersFirst) dialog.current?.querySelector<HTMLElement>('.answers button')?.focus();
  }, [answersFirst]);
  return (
    <dialog ref={dialog} className={`question ${className}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
      <div className="answers">
        {answers.map(([words, act], at) => (
          <button
            key={words}
            type="button"
            className={at === 0 && act ? 'primary' : 'secondary'}
            onClick={() => {
              dialog.current?.close();
              act?.();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </dialog>
  );
}
