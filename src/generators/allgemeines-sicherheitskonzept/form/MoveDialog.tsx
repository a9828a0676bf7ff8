import { useEffect, useRef } from 'react';
import { type PersonList, personListNames, personLists } from '../people';

type Props = {
  name: string;
  from: PersonList;
  onChoose: (to: PersonList) => void;
  onClose: () => void;
};

/** The other lists, to one of which somebody goes. */
export function MoveDialog({ name, from, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function choose(to: PersonList) {
    // First closed: closing gives the focus back to the button, and then the row takes it.
    dialog.current?.close();
    onChoose(to);
  }

  return (
    <dialog ref={dialog} className="question" aria-label={`${name} verschieben`} onClose={onClose}>
      <h2>{name} verschieben</h2>
      <p>In welche Liste?</p>
      <div className="answers">
        {personLists
          .filter((list) => list !== from)
          .map((list) => (
            <button key={list} type="button" className="secondary" onClick={() => choose(list)}>
              {personListNames[list].legend}
            </button>
          ))}
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          Abbrechen
        </button>
      </div>
    </dialog>
  );
}
