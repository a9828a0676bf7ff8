import { useEffect } from 'react';
import { announce } from './announce';
import { PausingButton } from './PausingButton';

type Props = {
  /** What was removed; each removal is a line of its own, by its `key`. */
  words: string;
  onUndo: () => void;
};

/** Says what was removed, and brings it back, for a while. Its room stays, so that nothing moves under a finger. */
export function UndoLine({ words, onUndo }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
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
