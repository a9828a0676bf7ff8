import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  heading: string;
  /** The buttons: label and action. The first button is the primary one. «Abbrechen» is added at the end. */
  answers: readonly (readonly [words: string, act: () => void])[];
  onCancel?: () => void;
  /** Called when the dialog has closed, answered or not. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A question that a page asks before it goes on. */
export type Asked = Omit<Props, 'onClose'>;

/** A modal dialog with a question, open as long as it is rendered. */
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
