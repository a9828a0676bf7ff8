import { useRef, useState } from 'react';
import { isPast } from '../../generators/lastYear';
import { campStore, moveIntoNextYear } from './drafts';
import { useDebounced } from './useEntries';

/** Says of the camp of this tab that it is over, and moves all its dates by a press. */
export function CampIsOver() {
  const status = useRef<HTMLParagraphElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [sentence, setSentence] = useState('');
  useDebounced(campStore, () => setIsOver(isPast({ camp: campStore.current() }, new Date())));

  function move() {
    setSentence(moveIntoNextYear({ camp: campStore.current() }, new Date()) ?? '');
    setIsOver(false);
    // The button goes, and what it did is said here.
    status.current?.focus();
  }

  return (
    <>
      <p ref={status} className="hint" role="status" tabIndex={-1}>
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
