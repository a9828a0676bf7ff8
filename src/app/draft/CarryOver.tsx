import { useEffect, useRef, useState } from 'react';
import { fieldsToCheck, isPast } from '../../generators/lastYear';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';
import { moveIntoNextYear } from './drafts';
import { focusField, formOfPage } from './goToField';
import styles from './lastYear.css?url';
import { useDebounced } from './useEntries';

type Props = {
  draft: Draft;
  /** Counts the inputs that the form was given anew; it has the last of them. */
  formKey: number;
};

/** Carries the camp of last year over to the next one: its dates by a press, the rest by being checked. */
export function CarryOver({ draft, formKey }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const toCheck = useStore(draft.toCheck);
  const [isOver, setIsOver] = useState(false);
  const [shift, setShift] = useState({ formKey: 0, sentence: '' });
  const sentence = shift.formKey === formKey ? shift.sentence : '';
  useDebounced(draft, () => setIsOver(isPast(draft.input(), new Date())));

  function shiftDates() {
    const said = moveIntoNextYear(draft.input(), new Date());
    if (!said) return;
    setShift({ formKey: formKey + 1, sentence: said });
    setIsOver(false);
    // The button goes, and what it did is said here.
    status.current?.focus();
  }

  /** Marks what may have changed since last year in an input that is of last year. */
  function markOld() {
    const form = formOfPage();
    const input = draft.input();
    // Who types a day that is past has typed all the rest just now.
    const isOld = formKey > 0 && (sentence !== '' || isPast(input, new Date()));
    const names = fieldsToCheck(draft.generator.lastYear ?? [], input);
    if (form && isOld) markToCheck(form, names, draft.toCheck.set);
    return clear;
  }

  function clear() {
    for (const place of marked()) place.removeAttribute(mark);
    draft.toCheck.set(0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is looked at once
  useEffect(markOld, [formKey]);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="last-year">
        <p ref={status} role="status" tabIndex={-1}>
          {isOver ? 'Dieses Lager ist vorbei.' : sentence}
        </p>
        {toCheck > 0 && (
          <p>
            {toCheck === 1 ? 'Eine Angabe ist' : `${toCheck} Angaben sind`}
            {' mit «prüfen» markiert: Stimmt das noch?'}
          </p>
        )}
        {isOver && (
          <button type="button" className="secondary" onClick={shiftDates}>
            Daten um ein Jahr verschieben
          </button>
        )}
        {toCheck > 0 && (
          <button type="button" className="quiet" onClick={clear}>
            Alles stimmt
          </button>
        )}
      </div>
    </>
  );
}

/** From one place that is to be checked to the next, wherever on the page one is. */
export function NextToCheck({ draft }: { draft: Draft }) {
  const toCheck = useStore(draft.toCheck);
  if (toCheck === 0) return null;
  return (
    <button
      type="button"
      className="secondary to-check"
      // The field keeps the focus until the press: once the last is left, the button is gone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={goOn}
    >
      Nächste prüfen ({toCheck})
    </button>
  );
}

const mark = 'data-check';
const inputs = '.field :is(input, textarea, select):enabled';

function marked() {
  return Array.from(document.querySelectorAll(`main form [${mark}]`));
}

/** What is left is confirmed by that. */
function goOn() {
  const here = placeOf(document.activeElement);
  const next = marked().find((place) => place !== here);
  // The button that was pressed goes with the last; what is left to do is to make the document.
  const field = next?.querySelector(inputs) ?? formOfPage()?.querySelector('[type=submit]');
  if (field instanceof HTMLElement) focusField(field);
}

/**
 * Marks the fields and lists of a form in which something stands, each until it is changed, left or
 * confirmed.
 *
 * @param tell told at the beginning and after every change how many are still to be checked
 */
function markToCheck(
  form: HTMLFormElement,
  names: readonly string[],
  tell: (count: number) => void,
) {
  function confirm({ target }: Event) {
    placeOf(target)?.removeAttribute(mark);
    tell(marked().length);
  }

  form.addEventListener('input', confirm);
  form.addEventListener('focusout', (event) => {
    const { target, relatedTarget } = event;
    // Who looks something up in another window comes back to the same field.
    if (document.activeElement !== target && placeOf(relatedTarget) !== placeOf(target)) {
      confirm(event);
    }
  });
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const place = field instanceof Element && field.closest('.rows, .field');
    if (!place) continue;
    const all = Array.from(place.querySelectorAll<HTMLInputElement>(inputs));
    if (all.some(({ value }) => value)) place.setAttribute(mark, '');
  }
  tell(marked().length);
}

function placeOf(target: EventTarget | null) {
  return target instanceof Element ? (target.closest(`[${mark}]`) ?? undefined) : undefined;
}
