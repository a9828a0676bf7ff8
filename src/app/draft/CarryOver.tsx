import { useRef, useState } from 'react';
import type { ReadInput, LastYear as Rules } from '../../generators/defineGenerator';
import { ToCheck } from './ToCheck';
import { useAtRest } from './useAtRest';
import type { Work } from './work';

export type CarryOverProps = {
  rules: Rules<ReadInput>;
  work: Work;
  /** Counts the inputs that the form was given anew; it has the last of them. */
  given: number;
  /** Gives the form another input. */
  onStart: (input: ReadInput) => void;
};

/** Carries the camp of last year over to the next one: its dates by a press, the rest by being checked. */
export function CarryOver({ rules, work, given, onStart }: CarryOverProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [isPast, setIsPast] = useState(false);
  const [shift, setShift] = useState({ given: 0, sentence: '' });
  useAtRest(work, () => setIsPast(rules.isPast(work.entries().input, new Date())));

  function shiftDates() {
    const shifted = rules.shiftedByAYear(work.entries().input, new Date());
    if (!shifted) return;
    setShift({ given: given + 1, sentence: shifted.sentence });
    setIsPast(false);
    // The button goes, and what it did is said here.
    status.current?.focus();
    onStart(shifted.input);
  }

  const sentence = shift.given === given ? shift.sentence : '';
  return (
    <>
      <div className="last-year">
        <p ref={status} role="status" tabIndex={-1}>
          {isPast ? 'Dieses Lager ist vorbei.' : sentence}
        </p>
        {isPast && (
          <button type="button" className="secondary" onClick={shiftDates}>
            Daten um ein Jahr verschieben
          </button>
        )}
      </div>
      <Opened key={given} rules={rules} work={work} isOld={sentence !== ''} given={given} />
    </>
  );
}

type OpenedProps = Omit<CarryOverProps, 'onStart'> & { isOld: boolean };

function Opened({ rules, work, given, isOld }: OpenedProps) {
  // Who types a day that is past has typed all the rest just now.
  const [wasPast] = useState(() => given > 0 && rules.isPast(work.entries().input, new Date()));
  return (isOld || wasPast) && <ToCheck names={rules.toCheck} />;
}
