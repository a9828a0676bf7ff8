import { useState } from 'react';
import { isPast } from '../../generators/lastYear';
import { StatusWithButton } from '../../ui/WaitingButton';
import { campStore, moveIntoFuture } from './drafts';
import { useDebounced } from './useDebounced';

/** Shows that the camp is over, with a button that moves all dates into the future. */
export function CampIsOver() {
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');
  useDebounced(campStore, () => setIsOver(isPast(campStore.current(), new Date())));

  return (
    <StatusWithButton
      className={isOver || said ? 'input-notice' : 'visually-hidden'}
      status={isOver ? 'Dieses Lager ist vorbei.' : said}
      label={isOver && 'Daten in die Zukunft verschieben'}
      onPress={() => {
        setSaid(moveIntoFuture(new Date()));
        setIsOver(false);
      }}
    />
  );
}
