import { useRef, useState } from 'react';
import { type Dated, isPast } from '../../generators/lastYear';
import { moveIntoNextYear } from './drafts';
import { useDebounced } from './useEntries';

type Props = {
  /** Gives what has the dates of the camp, and tells of its changes. */
  source: { input: () => Dated; subscribe: (listener: () => void) => () => void };
  /** What was said of the last move. */
  sentence: string;
  onMove: (sentence: string) => void;
};

/** Says of a camp that it is over, and moves all its dates by a press. */
export function CampIsOver({ source, sentence, onMove }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const [isOver, setIsOver] = useState(false);
  useDebounced(source, () => setIsOver(isPast(source.input(), new Date())));

  function move() {
    onMove(moveIntoNextYear(source.input(), new Date()) ?? '');
    setIsOver(false);
    // The button goes, and what it did is said here.
    status.current?.focus();
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {isOver ? 'Dieses Lager ist vorbei.' : sentence}
      </p>
      {isOver && (
        <button type="button" className="secondary" onClick={move}>
          Daten um ein Jahr verschieben
        </button>
      )}
    </>
  );
}
