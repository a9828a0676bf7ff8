import { useRef, useState } from 'react';
import { type Dated, isPast } from '../../generators/lastYear';
import { moveIntoNextYear } from './drafts';
import { useDebounced } from './useEntries';

type Props = {
  /** A store of an object with the dates of the camp. */
  source: { input: () => Dated; subscribe: (listener: () => void) => () => void };
  /** The sentence about the last move. */
  sentence: string;
  onMove: (sentence: string) => void;
};

/** Tells that a camp is over, with a button that moves all its dates into the next year. */
export function CampIsOver({ source, sentence, onMove }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const [isOver, setIsOver] = useState(false);
  useDebounced(source, () => setIsOver(isPast(source.input(), new Date())));

  function move() {
    onMove(moveIntoNextYear(source.input(), new Date()) ?? '');
    setIsOver(false);
    // The pressed button disappears, so the focus moves to the sentence.
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
