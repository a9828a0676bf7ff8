import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  heading: string;
  /** Each as its words and what it does; the first stands out, and the last is to do nothing. */
  answers: readonly (readonly [words: string, act: () => void])[];
  onCancel?: () => void;
  /** Told when the question is gone, answered or not. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** What is asked before something is taken. */
export type Asked = Omit<Props, 'onClose'>;

/** A question over the page, for as long as it is rendered. */
export function Question({ heading, answers, onCancel, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`question ${className}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
      <div className="answers">
        {[...answers, ['Abbrechen', onCancel] as const].map(([words, act], at) => (
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
