import { type RefObject, useEffect } from 'react';
import { focusField } from '../draft/goToField';
import { fieldOf, placeOf } from './fieldsOnPaper';
import { pointOut } from './pointOut';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Leads from a place on the paper to its field, by a press or by keys, and shows on the paper the place of
 * the field that has the focus.
 *
 * @param onLeave before somebody goes to a field
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
    const paragraphs = () => Array.from(frame.querySelectorAll<HTMLElement>('article p'));
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
      const all = paragraphs();
      const current = all.indexOf(from as HTMLElement);
      const inView = all.findIndex((one) => one.getBoundingClientRect().top > -1);
      let at = current < 0 ? inView : current + step;
      while (all[at] && !fieldAt(all[at])) at += step;
      return all[at];
    }

    function showHand({ target }: Event) {
      if (frame) frame.body.style.cursor = fieldAt(target) ? 'pointer' : '';
    }

    function showPlace({ target }: Event) {
      if (!form()?.contains(target as Element)) return;
      const found = placeOf(target as Element, paragraphs());
      if (found) pointOut([found], { fresh: [0], first: 0 });
    }

    // Some engines leave out a frame without anything that takes the focus.
    frame.body.tabIndex = 0;
    const leaving = new AbortController();
    const { signal } = leaving;
    frame.addEventListener('click', ({ target }) => follow(target), { signal });
    frame.addEventListener('keydown', press, { signal });
    frame.addEventListener('mouseover', showHand, { signal });
    document.addEventListener('focusin', showPlace, { signal });
    return () => leaving.abort();
  }, [place, frame, onLeave]);
}

/** The form that a preview shows the document of. */
export function formBeside(place: Element | null): HTMLFormElement | null {
  return place?.closest('form') ?? place?.closest('.with-preview')?.querySelector('form') ?? null;
}
