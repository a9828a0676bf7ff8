import { useEffect, useState } from 'react';
import { announce } from './Form';
import { PausingButton } from './WaitingButton';

/**
 * The time in ms during which a person can undo a change. CSS extends the time while the line has the focus or is under
 * the pointer.
 */
const undoTime = 10_000;

type Props = {
  /** The text that says what was changed. Each change needs an `UndoLine` with a new `key`. */
  words: string;
  onUndo: () => void;
};

/**
 * Says what was changed, with a button that undoes the change. The line keeps its height after the time is over,
 * because a control that moves under a finger is pressed by mistake.
 */
export function UndoLine({ words, onUndo }: Props) {
  const [isOver, setOver] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announces once, after the first render
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
