import { useState } from 'react';
import { isPast } from '../../generators/lastYear';
import { StatusWithButton } from '../../ui/WaitingButton';
import { campStore, moveIntoNextYear } from './drafts';
import { useDebounced } from './useDebounced';

/** Shows a sentence when the camp is over, and a button that calls `moveIntoNextYear`. */
export function CampIsOver() {
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');
  useDebounced(campStore, () => setIsOver(isPast(campStore.current(), new Date())));

  return (
    <StatusWithButton
      className={isOver || said ? 'input-notice' : 'visually-hidden'}
      status={isOver ? 'Dieses Lager ist vorbei.' : said}
      label={isOver && 'Daten um ein Jahr verschieben'}
      onPress={() => {
        setSaid(moveIntoNextYear(new Date()));
        setIsOver(false);
      }}
    />
  );
}
