import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the script has taken over the page. Until then a button that needs it is disabled: a form
 * submitted by the browser itself would reload the page and lose what was entered.
 */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Firefox remembers over a reload that a control was enabled, and would enable it before the script.
 * (React's types know this attribute on fields alone.)
 */
export const unremembered = { autoComplete: 'off' };

/** A button that needs the script, and cannot be pressed before it has taken over the page. */
export function WaitingButton(button: ComponentProps<'button'>) {
  return <button type="button" {...unremembered} disabled={!useHydrated()} {...button} />;
}
