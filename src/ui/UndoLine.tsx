import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce';

/** How long something removed can be brought back, in ms. */
const undoTime = 10_000;

type Props = {
  /** What was removed; each removal is a line of its own, by its `key`. */
  words: string;
  /** Its room stays, so that nothing moves under a finger. */
  isOver?: boolean;
  isPaused?: boolean;
  onUndo: () => void;
  onOver: () => void;
};

/** Says what was removed, and brings it back for 10 seconds. */
export function UndoLine({ words, isOver = false, isPaused, onUndo, onOver }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const say = useEffectEvent(() => announce(`${words} Rückgängig ist möglich.`));
  const over = useEffectEvent(onOver);

  useEffect(() => {
    say();
    let left = undoTime;
    const timer = setInterval(() => {
      // Whoever is about to press it is given the time to do so.
      left = button.current?.matches(':hover, :focus') ? undoTime : left - 1000;
      if (left === 0) over();
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <p className={isOver ? 'undo over' : 'undo'}>
      <span>{words}</span>{' '}
      <button
        ref={button}
        type="button"
        className="quiet"
        aria-disabled={isPaused}
        // It has come up where the second press of a double-click hits.
        onClick={() => isPaused || onUndo()}
      >
        Rückgängig
      </button>
    </p>
  );
}
