import { useEffect, useState } from 'react';
import { announce } from './announce';
import { PausingButton } from './PausingButton';

/** How long something removed can be brought back, in ms; longer while one is on the button. */
const undoTime = 10_000;

type Props = {
  /** What was removed; each removal is a line of its own, by its `key`. */
  words: string;
  onUndo: () => void;
};

/** Says what was removed, and brings it back. Its room stays, so that nothing moves under a finger. */
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
