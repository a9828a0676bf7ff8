import { useEffect } from 'react';
import { announce } from './Form';
import { PausingButton } from './WaitingButton';

/**
 * Says what was changed, with a button that undoes the change. The text is announced only after the first render, so
 * each change needs an `UndoLine` with a new `key`.
 */
export function UndoLine({ words, onUndo }: { words: string; onUndo: () => void }) {
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
