import { type RefObject, useEffect } from 'react';
import { focusField } from '../draft/goToField';
import { fieldOf, placeOf } from './fieldsOnPaper';
import { pointOut } from './pointOut';

/**
 * Leads from a place on the paper to its field, by a press, and shows on the paper the place of
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
    const fieldAt = (target: EventTarget | null) => {
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

    function showHand({ target }: Event) {
      if (frame) frame.body.style.cursor = fieldAt(target) ? 'pointer' : '';
    }

    function showPlace({ target }: Event) {
      if (!form()?.contains(target as Element)) return;
      const found = placeOf(target as Element, paragraphs());
      if (found) pointOut([found], { fresh: [0], first: 0 });
    }

    const leaving = new AbortController();
    const { signal } = leaving;
    frame.addEventListener('click', ({ target }) => follow(target), { signal });
    frame.addEventListener('mouseover', showHand, { signal });
    document.addEventListener('focusin', showPlace, { signal });
    return () => leaving.abort();
  }, [place, frame, onLeave]);
}

/** The form that a preview shows the document of. */
export function formBeside(place: Element | null): HTMLFormElement | null {
  return place?.closest('form') ?? place?.closest('.with-preview')?.querySelector('form') ?? null;
}
