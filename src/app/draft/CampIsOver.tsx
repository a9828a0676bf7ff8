import { useRef, useState } from 'react';
import { isPast } from '../../generators/lastYear';
import { campStore, moveIntoNextYear } from './drafts';
import { useDebounced } from './useEntries';

type Props = {
  /** The sentence about the last move. */
  sentence: string;
  onMove: (sentence: string) => void;
};

/** Tells that the camp is over, with a button that moves all its dates into the next year. */
export function CampIsOver({ sentence, onMove }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const [isOver, setIsOver] = useState(false);
  useDebounced(campStore, () => setIsOver(isPast(campStore.current(), new Date())));

  function move() {
    onMove(moveIntoNextYear(new Date()));
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
