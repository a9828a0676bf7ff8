import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Fold } from './Fold';
import { Failure, PausingButton, WaitingButton } from './WaitingButton';

type Props = {
  heading: string;
  /**
   * A label, an action and a small text below the label for each button. Of more than three answers, the first two are
   * above a fold with the others. The first of one or two shown answers is primary. The dialog adds the button
   * «Abbrechen».
   */
  answers: readonly (readonly [string, () => void, ReactNode?])[];
  /** With a refusal, a press on an answer shows this sentence and runs no action. The dialog stays open. */
  refusal?: string | undefined;
  /** True if a press on an answer leaves the dialog open. */
  staysOpen?: boolean;
  /** Called when the dialog has closed, with or without an answer. */
  onClose: () => void;
  children?: ReactNode;
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
export function Question({ heading, answers, refusal, staysOpen, onClose, children }: Props) {
  const [isPressed, setIsPressed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const shown = answers[3] ? 2 : answers.length;
  const buttons = answers.map(([words, act, reason], at) => (
    <PausingButton
      // If other answers follow a press, the focus stays on the pressed button.
      // biome-ignore lint/suspicious/noArrayIndexKey: a button has no state
      key={at}
      className={at || shown > 2 ? 'secondary' : 'primary'}
      onClick={() => {
        setIsPressed(true);
        if (refusal) return;
        if (!staysOpen) dialog.current?.close();
        act();
      }}
    >
      {words}
      {reason && <small> {reason}</small>}
    </PausingButton>
  ));
  return (
    <dialog ref={dialog} className="question" aria-label={heading} onClose={onClose}>
      <h2>{heading}</h2>
      {children}
      <div className="answers">
        <Failure message={isPressed ? refusal : ''} />
        {buttons.slice(0, shown)}
        {buttons[shown] && <Fold title="Etwas anderes">{buttons.slice(shown)}</Fold>}
        <WaitingButton className="quiet" onClick={() => dialog.current?.close()}>
          Abbrechen
        </WaitingButton>
      </div>
    </dialog>
  );
}
