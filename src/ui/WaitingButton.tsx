import { type ComponentProps, useSyncExternalStore } from 'react';

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
