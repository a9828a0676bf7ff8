import type { ComponentProps } from 'react';
import { createStore, useStore } from './store';
import { WaitingButton } from './WaitingButton';

/** How long after a press a second one is part of the same double-click or double-tap, in ms. */
export const pressPause = 500;

const paused = createStore(false);

/**
 * A button whose press moves others to where it was, or saves a file: for half a second the second press of a
 * double-click or double-tap hits none of them. Not every browser counts the clicks of one in `event.detail`.
 */
export function PausingButton({ onClick, ...button }: ComponentProps<'button'>) {
  const isPaused = useStore(paused);
  return (
    <WaitingButton
      aria-disabled={isPaused || undefined}
      // Nor does it take the focus to one.
      onMouseDown={(event) => isPaused && event.preventDefault()}
      onClick={(event) => {
        if (isPaused) return;
        paused.set(true);
        setTimeout(() => paused.set(false), pressPause);
        onClick?.(event);
      }}
      {...button}
    />
  );
}
