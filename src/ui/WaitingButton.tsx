import { type ComponentProps, useRef, useSyncExternalStore } from 'react';
import { createStore, useStore } from './store';

const never = () => () => {};

/**
 * True once React has hydrated the page. Until then, buttons that need the script are disabled: a form sent by the
 * browser itself would reload the page and lose its values.
 */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The props of a control that is disabled until the page is hydrated. `autocomplete` keeps Firefox from remembering
 * over a reload that the control was enabled: Firefox would enable the control before hydration. (React's types allow
 * this attribute on fields only.)
 */
export function useWaiting() {
  return { autoComplete: 'off', disabled: !useHydrated() };
}

/** A button that is disabled until the page is hydrated. */
export function WaitingButton(button: ComponentProps<'button'>) {
  return <button type="button" {...useWaiting()} {...button} />;
}

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

type Props = {
  className: string;
  /** The status text and the label of the button; without a label there is no button. */
  said: string | false | undefined;
  label: string | false | undefined;
  onPress: () => void;
};

/** A status text with a button that disappears when pressed. The press moves the focus to the status. */
export function StatusWithButton({ className, said, label, onPress }: Props) {
  const status = useRef<HTMLSpanElement>(null);

  return (
    <div className={className}>
      <span ref={status} role="status" tabIndex={-1}>
        {said}
      </span>
      {label && (
        <button
          type="button"
          className="secondary"
          onClick={() => {
            onPress();
            status.current?.focus();
          }}
        >
          {label}
        </button>
      )}
    </div>
  );
}
