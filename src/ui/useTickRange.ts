import { type MouseEvent, useRef } from 'react';

/**
 * A click with Shift ticks or unticks all boxes between the last one clicked and this one, as this one is now,
 * in the order of the form. Hidden boxes stay as they are.
 */
export function useTickRange() {
  const last = useRef<HTMLInputElement>(null);

  return ({ target, currentTarget, shiftKey }: MouseEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const boxes = seenBoxes(currentTarget);
    const from = last.current ? boxes.indexOf(last.current) : -1;
    const to = boxes.indexOf(target);
    last.current = target;
    if (!shiftKey || from < 0) return;
    for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      box.checked = target.checked;
    }
    // Beside the ticks, Shift has marked the words between them.
    getSelection()?.removeAllRanges();
  };
}

function seenBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return Array.from(form.querySelectorAll<HTMLInputElement>('[type=checkbox]')).filter(
    (box) => !box.closest('[hidden], details:not([open])'),
  );
}
