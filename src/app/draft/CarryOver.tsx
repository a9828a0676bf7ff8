import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ReadInput, LastYear as Rules } from '../../generators/contract';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';
import { startedDrafts } from './drafts';
import { loadedGenerator } from './generators';
import styles from './lastYear.css?url';
import { markToCheck } from './markToCheck';
import { useDebounced } from './useDebounced';

export type CarryOverProps = {
  rules: Rules<ReadInput>;
  draft: Draft;
  /** Counts the inputs that the form was formKey anew; it has the last of them. */
  formKey: number;
  /** Gives the form another input. */
  onStart: (input: ReadInput) => void;
};

/** Carries the camp of last year over to the next one: its dates by a press, the rest by being checked. */
export function CarryOver({ rules, draft, formKey, onStart }: CarryOverProps) {
  const card = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const toCheck = useStore(draft.toCheck);
  const [isPast, setIsPast] = useState(false);
  const [shift, setShift] = useState({ formKey: 0, sentence: '' });
  useDebounced(draft, () => setIsPast(rules.isPast(draft.entries().input, new Date())));

  function shiftDates() {
    const today = new Date();
    const shifted = rules.shiftedByAYear(draft.entries().input, today);
    if (!shifted) return;
    shiftOthers(draft, today);
    setShift({ formKey: formKey + 1, sentence: shifted.sentence });
    setIsPast(false);
    // The button goes, and what it did is said here.
    status.current?.focus();
    onStart(shifted.input);
  }

  const sentence = shift.formKey === formKey ? shift.sentence : '';
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div ref={card} className="last-year">
        <p ref={status} role="status" tabIndex={-1}>
          {isPast ? 'Dieses Lager ist vorbei.' : sentence}
        </p>
        {toCheck && (
          <p>
            {toCheck.count === 1 ? 'Eine Angabe ist' : `${toCheck.count} Angaben sind`} mit «prüfen»
            markiert: Stimmt das noch?
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
      <Marks
        key={formKey}
        card={card}
        rules={rules}
        draft={draft}
        isOld={sentence !== ''}
        formKey={formKey}
      />
    </>
  );
}

/** It is one camp: what else was begun in this tab is carried over with it. */
function shiftOthers(draft: Draft, today: Date) {
  for (const [slug, other] of startedDrafts()) {
    const rules = loadedGenerator(slug).lastYear;
    const shifted = other !== draft && rules?.shiftedByAYear(other.entries().input, today);
    if (shifted) other.replace(shifted.input);
  }
}

type MarksProps = Omit<CarryOverProps, 'onStart'> & {
  /** Stands beside the form. */
  card: RefObject<HTMLElement | null>;
  isOld: boolean;
};

/** Marks what may have changed since last year in an input that is of last year. */
function Marks({ card, rules, draft, formKey, isOld }: MarksProps) {
  const [names] = useState(() => {
    const { input } = draft.entries();
    // Who types a day that is past has typed all the rest just now.
    const isToCheck = isOld || (formKey > 0 && rules.isPast(input, new Date()));
    return isToCheck ? rules.toCheck(input) : [];
  });
  useEffect(() => {
    const form = card.current?.parentElement?.querySelector('form');
    return form ? markToCheck(form, names, draft.toCheck.set) : undefined;
  }, [card, names, draft]);
  return null;
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
