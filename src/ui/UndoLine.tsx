import { useEffect } from 'react';
import { announce } from './Form';
import { PausingButton } from './WaitingButton';

type Props = {
  /** The text that says what was changed. Each change needs an `UndoLine` with a new `key`. */
  words: string;
  onUndo: () => void;
};

/** Says what was changed, with a button that undoes the change. The line stays until the next change. */
export function UndoLine({ words, onUndo }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect announces only after the first render
  useEffect(() => announce(`${words} Rückgängig ist möglich.`), []);

  return (
    <p className="undo">
      <span>{words}</span>{' '}
      <PausingButton className="quiet" onClick={onUndo}>
        Rückgängig
      </PausingButton>
    </p>
  );
}
