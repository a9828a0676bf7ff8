import { useEffect, useState } from 'react';
import { announce } from './Form';
import { PausingButton } from './WaitingButton';

/** The time in ms in which a removal can be undone; the CSS extends it while the button has the focus or pointer. */
const undoTime = 10_000;

type Props = {
  /** The text that says what was removed. Each removal needs a line with a `key` of its own. */
  words: string;
  onUndo: () => void;
};

/**
 * Says what was removed, with a button that brings it back. The line keeps its height after the time is over, so that
 * nothing moves under a finger.
 */
export function UndoLine({ words, onUndo }: Props) {
  const [isOver, setOver] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
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
