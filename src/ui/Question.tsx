import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Failure, WaitingButton } from './WaitingButton';

type Props = {
  heading: string;
  /**
   * A label and an action for each button. With one or two answers, the first button is primary. With more answers, no
   * button is primary. The dialog adds the button «Abbrechen».
   */
  answers: readonly (readonly [words: string, act: () => void])[];
  /**
   * With a refusal, a press on an answer shows this sentence and runs no action. The dialog stays open, and its
   * textarea gets the focus.
   */
  refusal?: string | undefined;
  /** Called when the dialog has closed, with or without an answer. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * Returns `ask`, which opens a dialog, and `question`, the element of the open dialog. The calling component renders
 * `question`.
 */
export function useQuestion() {
  const [asked, ask] = useState<Omit<Props, 'onClose'>>();
  return { ask, question: asked && <Question {...asked} onClose={() => ask(undefined)} /> };
}

/** A modal dialog with a question. The dialog opens at the first render. Stop rendering the component at `onClose`. */
export function Question({ heading, answers, refusal, onClose, children }: Props) {
  const [isPressed, setIsPressed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="question" aria-label={heading} onClose={onClose}>
      <h2>{heading}</h2>
      {children}
      <div className="answers">
        <Failure message={isPressed ? refusal : ''} />
        {answers.map(([words, act], at) => (
          <WaitingButton
            key={words}
            className={at === 0 && !answers[2] ? 'primary' : 'secondary'}
            onClick={() => {
              setIsPressed(true);
              if (refusal) return dialog.current?.querySelector('textarea')?.focus();
              dialog.current?.close();
              act();
            }}
          >
            {words}
          </WaitingButton>
        ))}
        <WaitingButton className="quiet" onClick={() => dialog.current?.close()}>
          Abbrechen
        </WaitingButton>
      </div>
    </dialog>
  );
}
