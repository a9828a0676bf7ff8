import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadInput, LastYear as Rules } from '../../generators/contract';
import { useStore } from '../../ui/store';
import type { Draft, ToCheck } from './draft';
import { startedDrafts } from './drafts';
import { goToField } from './goToField';
import styles from './lastYear.css?url';
import { useDebounced } from './useEntries';

type Props = {
  rules: Rules<ReadInput>;
  draft: Draft;
  /** Counts the inputs that the form was given anew; it has the last of them. */
  formKey: number;
};

/** Carries the camp of last year over to the next one: its dates by a press, the rest by being checked. */
export function CarryOver({ rules, draft, formKey }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const toCheck = useStore(draft.toCheck);
  const [isPast, setIsPast] = useState(false);
  const [shift, setShift] = useState({ formKey: 0, sentence: '' });
  const sentence = shift.formKey === formKey ? shift.sentence : '';
  useDebounced(draft, () => setIsPast(rules.isPast(draft.entries().input, new Date())));

  /** It is one camp: what else was begun in this tab is carried over with it. */
  function shiftDates() {
    const today = new Date();
    const shifted = rules.shiftedByAYear(draft.entries().input, today);
    if (!shifted) return;
    for (const other of startedDrafts()) {
      const own = other.generator.lastYear?.shiftedByAYear(other.entries().input, today);
      if (own && other !== draft) other.replace(own.input);
    }
    setShift({ formKey: formKey + 1, sentence: shifted.sentence });
    setIsPast(false);
    // The button goes, and what it did is said here.
    status.current?.focus();
    draft.replace(shifted.input);
  }

  /** Marks what may have changed since last year in an input that is of last year. */
  const markOld = useEffectEvent(() => {
    const form = card.current?.parentElement?.querySelector('form');
    const { input } = draft.entries();
    // Who types a day that is past has typed all the rest just now.
    const isOld = formKey > 0 && (sentence !== '' || rules.isPast(input, new Date()));
    return form && isOld ? markToCheck(form, rules.toCheck(input), draft.toCheck.set) : undefined;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is looked at once
  useEffect(() => markOld(), [formKey]);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div ref={card} className="last-year">
        <p ref={status} role="status" tabIndex={-1}>
          {isPast ? 'Dieses Lager ist vorbei.' : sentence}
        </p>
        {toCheck && (
          <p>
            {toCheck.count === 1 ? 'Eine Angabe ist' : `${toCheck.count} Angaben sind`}
            {' mit «prüfen» markiert: Stimmt das noch?'}
          </p>
        )}
        {isPast && (
          <button type="button" className="secondary" onClick={shiftDates}>
            Daten um ein Jahr verschieben
          </button>
        )}
        {toCheck && (
          <button type="button" className="quiet" onClick={toCheck.confirmAll}>
            Alles stimmt
          </button>
        )}
      </div>
    </>
  );
}

/** From one place that is to be checked to the next, wherever on the page one is. */
export function ToCheckButtons({ draft }: { draft: Draft }) {
  const toCheck = useStore(draft.toCheck);
  if (!toCheck) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed
    <div
      className="to-check"
      // Safari gives a button that is pressed no focus: the field would count as left, and checked.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button type="button" className="secondary" onClick={toCheck.goOn}>
        Nächste prüfen ({toCheck.count})
      </button>
      <button type="button" className="secondary" onClick={toCheck.confirm}>
        Stimmt
      </button>
    </div>
  );
}

const mark = 'data-check';

/**
 * Marks the fields and lists of a form in which something stands, each until it is changed, left or
 * confirmed.
 *
 * @param tell told at the beginning and after every change what is still to be checked, if anything
 * @returns what takes all marks away
 */
function markToCheck(
  form: HTMLFormElement,
  names: readonly string[],
  tell: (toCheck: ToCheck | undefined) => void,
): () => void {
  const fields = names
    .flatMap((name) => {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLElement) || !isFilled(field)) return [];
      const place = field instanceof HTMLFieldSetElement ? field : field.closest('.field');
      return place ? [{ name, place }] : [];
    })
    .sort(({ place: one }, { place: other }) => inOrder(one, other));
  const listening = new AbortController();
  let here: (typeof fields)[number] | undefined;
  let isGoingOn = false;

  function around(target: EventTarget | null) {
    return fields.find(({ place }) => target instanceof Node && place.contains(target));
  }

  function enter({ target }: Event) {
    here = around(target) ?? here;
  }

  function change({ target }: Event) {
    unmark(around(target));
  }

  function leave({ target, relatedTarget: next }: FocusEvent) {
    // Who looks something up in another window comes back to the same field.
    if (document.activeElement === target) return;
    // Who only goes on has checked nothing.
    if (isGoingOn || (next instanceof Element && next.closest('.to-check'))) return;
    if (around(target) !== around(next)) unmark(around(target));
  }

  function unmark(field: typeof here) {
    if (!field?.place.hasAttribute(mark)) return;
    field.place.removeAttribute(mark);
    tellLeft();
  }

  function goOn() {
    const after = here ? fields.indexOf(here) + 1 : 0;
    const all = [...fields.slice(after), ...fields.slice(0, after)];
    const next = all.find(({ place }) => place.hasAttribute(mark));
    isGoingOn = true;
    if (next) goToField(form, next.name);
    // The button that was pressed goes; what is left to do is to make the document.
    else form.querySelector<HTMLElement>('[type=submit]')?.focus();
    isGoingOn = false;
  }

  function clear() {
    listening.abort();
    for (const { place } of fields) place.removeAttribute(mark);
    tell(undefined);
  }

  function tellLeft() {
    const count = fields.filter(({ place }) => place.hasAttribute(mark)).length;
    if (count === 0) return clear();
    function confirm() {
      unmark(here);
      goOn();
    }
    tell({ count, goOn, confirm, confirmAll: clear });
  }

  const { signal } = listening;
  form.addEventListener('focusin', enter, { signal });
  form.addEventListener('input', change, { signal });
  form.addEventListener('focusout', leave, { signal });
  for (const { place } of fields) place.setAttribute(mark, '');
  tellLeft();
  return clear;
}

/** From the top of the form to its end. */
function inOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function isFilled(field: HTMLElement): boolean {
  if (!(field instanceof HTMLFieldSetElement)) return 'value' in field && field.value !== '';
  const inputs = field.querySelectorAll<HTMLInputElement>('.row .field input');
  return Array.from(inputs).some(({ value }) => value !== '');
}
