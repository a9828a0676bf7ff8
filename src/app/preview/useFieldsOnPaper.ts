import { type RefObject, useCallback, useEffect } from 'react';
import { focusField } from '../draft/goToField';
import { fieldOf, isField, linesOf, placeBefore, placeOf } from './fieldsOnPaper';
import { bringIntoView, mark } from './pointOut';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Leads from a place on the paper to its field, by a press or by keys, and has the paper follow
 * to the place of the field that one works on.
 *
 * @param onLeave before somebody goes to a field
 * @returns finds the paragraph of the field that has the focus
 */
export function useFieldsOnPaper(
  place: RefObject<HTMLElement | null>,
  frame: Document | null,
  onLeave: (() => void) | undefined,
) {
  useEffect(() => {
    if (!frame) return;
    // Opening saved inputs makes the form anew.
    const form = () => formBeside(place.current);
    const fieldAt = (target: EventTarget | null | undefined) => {
      const words = (target as Element).closest?.('p')?.textContent ?? '';
      const around = form();
      return around ? fieldOf(around, words) : undefined;
    };

    function follow(target: EventTarget | null) {
      const [around, field] = [form(), fieldAt(target)];
      if (!around || !field || (target as Element).closest('a[href]')) return;
      onLeave?.();
      focusField(around, field);
    }

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || !form()) return;
      if (event.key === 'Enter') follow(event.target);
      const step = steps[event.key];
      const next = step && nextPlace(step, event.target);
      if (!next) return;
      event.preventDefault();
      next.tabIndex = -1;
      next.focus();
    }

    /** The next paragraph that leads to a field; the first time, one that is in view. */
    function nextPlace(step: number, from: EventTarget | null) {
      const all = linesOf(frame as Document).map(({ paragraph }) => paragraph);
      const current = all.indexOf(from as HTMLElement);
      const inView = all.findIndex((one) => one.getBoundingClientRect().top > -1);
      let at = current < 0 ? inView : current + step;
      while (all[at] && !fieldAt(all[at])) at += step;
      return all[at];
    }

    function showHand({ target }: Event) {
      if (frame) frame.body.style.cursor = fieldAt(target) ? 'pointer' : '';
    }

    function showPlace({ target, type }: Event) {
      const [around, field] = [form(), target as Element];
      // In a dialog that is closed, a frame has no height.
      if (!frame?.defaultView?.innerHeight || !around?.contains(field) || !isField(field)) return;
      const lines = linesOf(frame);
      const found = placeOf(field, lines);
      bringIntoView(found ?? placeBefore(around, field, lines));
      if (found && type === 'focusin') mark(found);
    }

    // Some engines leave out a frame without anything that takes the focus.
    frame.body.tabIndex = 0;
    const leaving = new AbortController();
    const { signal } = leaving;
    frame.addEventListener('click', ({ target }) => follow(target), { signal });
    frame.addEventListener('keydown', press, { signal });
    frame.addEventListener('mouseover', showHand, { signal });
    document.addEventListener('focusin', showPlace, { signal });
    // In Safari a press gives a tick no focus.
    document.addEventListener('click', showPlace, { signal });
    return () => {
      leaving.abort();
      frame.body.style.cursor = '';
    };
  }, [place, frame, onLeave]);

  return useCallback(() => {
    const { activeElement } = document;
    if (!frame || !activeElement || !formBeside(place.current)?.contains(activeElement)) return;
    return isField(activeElement) ? placeOf(activeElement, linesOf(frame)) : undefined;
  }, [place, frame]);
}

/** The form that a preview shows the document of. */
export function formBeside(place: Element | null): HTMLFormElement | null {
  return place?.closest('form') ?? place?.closest('.with-preview')?.querySelector('form') ?? null;
}
