import { useEffect, useState } from 'react';

/** How long after a press a second one is part of the same double-click or double-tap, in ms. */
export const pressPause = 500;

/**
 * The half second after a press in which a second one belongs to the same double-click or double-tap.
 * Not every browser counts the clicks of one in `event.detail`.
 */
export function usePressPause() {
  const [press, setPress] = useState<object>();

  useEffect(() => {
    if (!press) return;
    const timer = setTimeout(() => setPress(undefined), pressPause);
    return () => clearTimeout(timer);
  }, [press]);

  return { isPaused: press !== undefined, pause: () => setPress({}) };
}
