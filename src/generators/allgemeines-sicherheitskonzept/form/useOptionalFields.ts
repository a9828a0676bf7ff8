import { useEffect, useState } from 'react';
import { unfold } from '../../../ui/Fold';

/**
 * Fields that few need: shown where something stands in them, or once somebody has asked for them.
 *
 * @param first the selector of the first of them, which then gets the focus: the button is gone
 */
export function useOptionalFields(isFilled: boolean, first: string) {
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    if (!isAsked) return;
    const field = document.querySelector<HTMLElement>(first);
    unfold(field);
    field?.focus();
  }, [isAsked, first]);

  return { isShown: isFilled || isAsked, ask: () => setAsked(true) };
}
