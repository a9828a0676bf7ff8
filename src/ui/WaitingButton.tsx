import { type ComponentProps, useRef, useSyncExternalStore } from 'react';
import { Icon, type IconName } from './Icon';
import { createStore, useStore } from './store';

const never = () => () => {};

/**
 * Returns false before React has hydrated the page, and true afterwards. Before hydration, buttons that need the script
 * are disabled, because a press would have no effect.
 */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Returns the props of a control that is disabled until the page is hydrated. Across a reload, Firefox remembers that a
 * control was enabled, and would enable the control before hydration. `autocomplete="off"` makes Firefox forget this
 * state. React's types allow `autoComplete` only on form fields, so the props are spread.
 */
export function useWaiting() {
  return { autoComplete: 'off', disabled: !useHydrated() };
}

type ButtonProps = ComponentProps<'button'> & {
  /** The icon before the text of the button. */
  icon?: IconName | undefined;
};

/** A button that is disabled until the page is hydrated. */
export function WaitingButton({ icon, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...useWaiting()} {...button}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that shows only an icon. The title is the accessible name of the button. */
export function IconButton({ title, ...button }: ButtonProps & { icon: IconName }) {
  return <WaitingButton className="icon-button" aria-label={title} title={title} {...button} />;
}

/** The longest time in ms between the two presses of a double-click or double-tap. */
export const pressPause = 500;

const paused = createStore(false);

/**
 * A button that ignores the second press of a double-click or double-tap. For half a second after a press, all
 * `PausingButton`s of the page ignore presses, because the second press may hit another button.
 *
 * Use `PausingButton` if a press moves or removes buttons under the pointer, or needs the worker to save a file.
 * `event.detail` cannot replace the pause, because WebKit does not count clicks on buttons.
 */
export function PausingButton({ onClick, ...button }: ButtonProps) {
  const isPaused = useStore(paused);
  return (
    <WaitingButton
      aria-disabled={isPaused || undefined}
      // An ignored press must not move the focus.
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

/**
 * Shows a message about a failure. The element is rendered even without a message, so that screen readers announce a
 * new message.
 */
export function Failure({ message }: { message: string | undefined }) {
  return (
    <p className="status failed" role="alert">
      {message}
    </p>
  );
}

type StatusProps = {
  className: string;
  status: string | false | undefined;
  /** The button appears only with a label. */
  label: string | false | undefined;
  onPress: () => void;
};

/** A status text with a button. A press moves the focus to the status text, because the button may disappear. */
export function StatusWithButton({ className, status, label, onPress }: StatusProps) {
  const element = useRef<HTMLSpanElement>(null);

  return (
    <div className={className}>
      <span ref={element} role="status" tabIndex={-1}>
        {status}
      </span>
      {label && (
        <WaitingButton
          className="secondary"
          onClick={() => {
            onPress();
            element.current?.focus();
          }}
        >
          {label}
        </WaitingButton>
      )}
    </div>
  );
}
