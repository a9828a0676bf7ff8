import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Follows the checkboxes inside an element: which are ticked, and one step for all of them. */
export function useTicks(container: RefObject<HTMLElement | null>) {
  const [ticked, setTicked] = useState<readonly string[]>([]);

  const follow = useCallback(() => {
    setTicked(boxesIn(container.current).flatMap((box) => (box.checked ? [box.value] : [])));
  }, [container]);
  // Ticks can be there before the script: made while it was loading, or restored by the browser.
  useEffect(follow, [follow]);

  function tickAll(checked: boolean) {
    for (const box of boxesIn(container.current)) if (box.checked !== checked) box.click();
  }

  return { ticked, follow, tickAll };
}

function boxesIn(container: HTMLElement | null): HTMLInputElement[] {
  return Array.from(container?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []);
}
