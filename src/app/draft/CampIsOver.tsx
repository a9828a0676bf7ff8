import { useRef, useState } from 'react';
import { isPast } from '../../generators/lastYear';
import { campStore, moveIntoNextYear } from './drafts';
import { useDebounced } from './useInputValue';

/** Shows a sentence when the camp is over, and a button that calls `moveIntoNextYear`. */
export function CampIsOver() {
  const status = useRef<HTMLParagraphElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');
  useDebounced(campStore, () => setIsOver(isPast(campStore.current(), new Date())));

  function move() {
    setSaid(moveIntoNextYear(new Date()));
    setIsOver(false);
    // The focus moves to the sentence, because the pressed button disappears.
    status.current?.focus();
  }

  return (
    <div className={isOver || said ? 'input-notice' : 'visually-hidden'}>
      <p ref={status} role="status" tabIndex={-1}>
        {isOver ? 'Dieses Lager ist vorbei.' : said}
      </p>
      {isOver && (
        <button type="button" className="secondary" onClick={move}>
          Daten um ein Jahr verschieben
        </button>
      )}
    </div>
  );
}
