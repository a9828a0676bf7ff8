import type { ComponentProps } from 'react';
import { createStore, useStore } from './store';
import { WaitingButton } from './WaitingButton';

/** The time in ms in which a second press belongs to the same double-click or double-tap. */
export const pressPause = 500;

const paused = createStore(false);

/**
 * A button that saves a file, or whose press moves other buttons under the pointer. For half a second after a press,
 * all such buttons ignore presses: the second press of a double-click or double-tap would hit the wrong one.
 * `event.detail` is no help, since not every browser counts clicks there.
 */
export function PausingButton({ onClick, ...button }: ComponentProps<'button'>) {
  const isPaused = useStore(paused);
  return (
    <WaitingButton
      aria-disabled={isPaused || undefined}
      // The ignored press must not move the focus either.
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
