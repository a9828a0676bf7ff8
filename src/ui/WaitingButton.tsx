import type { ComponentProps } from 'react';
import { unremembered } from './unremembered';
import { useHydrated } from './useHydrated';

/** A button that needs the script, and cannot be pressed before it has taken over the page. */
export function WaitingButton(button: ComponentProps<'button'>) {
  return <button type="button" {...unremembered} disabled={!useHydrated()} {...button} />;
}
