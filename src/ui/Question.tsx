import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  heading: string;
  /**
   * A label and an action for each button. The first button is the primary button. The dialog adds the button
   * «Abbrechen» at the end.
   */
  answers: readonly (readonly [words: string, act: () => void])[];
  onCancel?: () => void;
  /** Called when the dialog has closed, with or without an answer. */
  onClose: () => void;
  children: ReactNode;
};

/** The content of a question that a page asks before an action. */
export type QuestionContent = Omit<Props, 'onClose'>;

/** A modal dialog with a question. The dialog opens at the first render. Stop rendering the component at `onClose`. */
export function Question({ heading, answers, onCancel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="question" aria-label={heading} onClose={onClose}>
      <h2>{heading}</h2>
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
