import { useEffect, useEffectEvent, useState } from 'react';
import { useAnnounce } from './Announcements';

/** How long something removed can be brought back, in ms. */
const undoTime = 10_000;

type Props = {
  /** What was removed, where it can be brought back; a line that is new under a new `key`. */
  removed: { key: number; words: string; isOver?: boolean } | undefined;
  isPaused: boolean;
  onUndo: () => void;
  onOver: () => void;
};

/** Says what was removed, and brings it back for 10 seconds; its room stays, so that nothing moves under a finger. */
export function UndoLine({ removed, ...button }: Props) {
  const announce = useAnnounce();
  const say = useEffectEvent(() => {
    if (removed) announce(`${removed.words} Rückgängig ist möglich.`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal is said once
  useEffect(() => {
    say();
  }, [removed?.key]);

  return (
    <p className={removed?.isOver ? 'undo over' : 'undo'}>
      {removed && (
        <>
          <span key={removed.key}>{removed.words}</span>{' '}
          <UndoButton key={`button-${removed.key}`} {...button} />
        </>
      )}
    </p>
  );
}

// Whoever is about to press it is given the time to do so.
function UndoButton({ isPaused, onUndo, onOver }: Omit<Props, 'removed'>) {
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isHeld = isFocused || isHovered;

  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => over(), undoTime);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <button
      type="button"
      className="quiet"
      aria-disabled={isPaused}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onClick={onUndo}
    >
      Rückgängig
    </button>
  );
}
