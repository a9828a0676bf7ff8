import { useEffect, useState } from 'react';
import { announce } from './Form';
import { PausingButton } from './WaitingButton';

/**
 * The time in ms during which a person can undo a change. CSS extends the time while the line has the focus or is under
 * the pointer.
 */
const undoTime = 10_000;

type Props = {
  /**
   * The text that says what was changed. Each change needs an `UndoLine` with a new `key`, because the time for the
   * undo begins with the first render.
   */
  words: string;
  onUndo: () => void;
};

/**
 * Says what was changed, with a button that undoes the change. The line keeps its height when the time for the undo is
 * over. Otherwise the controls below would move, and a person would press a wrong control.
 */
export function UndoLine({ words, onUndo }: Props) {
  const [isOver, setOver] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect announces only after the first render
  useEffect(() => {
    announce(`${words} Rückgängig ist möglich.`);
    const timer = setTimeout(() => setOver(true), undoTime);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p className={isOver ? 'undo over' : 'undo'}>
      <span>{words}</span>{' '}
      <PausingButton className="quiet" onClick={onUndo}>
        Rückgängig
      </PausingButton>
    </p>
  );
}
