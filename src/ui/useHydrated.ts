import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the script has taken over the page. Until then a button that needs it is disabled: a form
 * submitted by the browser itself would reload the page and lose what was entered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
