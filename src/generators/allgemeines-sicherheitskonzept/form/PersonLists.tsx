import { type ComponentProps, useRef, useState } from 'react';
import { changeFields } from '../../../ui/Form';
import { mostRows } from '../../../ui/formLimits';
import { Question } from '../../../ui/Question';
import { Rows } from '../../../ui/Rows';
import { newKey } from '../../../ui/useRowList';
import { WaitingButton } from '../../../ui/WaitingButton';
import { byName } from '../../data';
import {
  filled,
  fullName,
  nameLabels,
  type PersonList,
  personListNames,
  personLists,
} from '../input';
import { readPeople } from '../readPeople';
import { RowFields, TelField } from './RowFields';
import { useCount, useForm, useOptionalFields } from './useInput';

/** A person that is to be moved to another list. */
type Moving = { from: PersonList; key: string; name: string };

/** The lists of people, with buttons to move a person from one to another. */
export function PersonLists() {
  const { start, now } = useForm();
  const buttons = useRef<HTMLDivElement>(null);
  // A new `key` remounts a list with other rows.
  const [shown, setShown] = useState(() =>
    byName(personLists, (list) => ({ key: '', rows: start[list] })),
  );
  const [moving, setMoving] = useState<Moving>();
  const hasTraining = personLists.some((list) => shown[list].rows.some(({ training }) => training));
  const training = useOptionalFields(hasTraining, '[name$=".training"], [name=mainLeaders] .add');

  /** Reads people, and shows the field for their training when one of them has a training. */
  function read(text: string) {
    const { people } = readPeople(text);
    if (people.some((person) => person.training)) training.ask();
    return people;
  }

  /** Moves a person to the end of another list, with the `key`, so that select fields keep the person. */
  function move({ from, key }: Moving, to: PersonList) {
    const input = now.current();
    const moved = input[from].filter((row) => row.key === key);
    const stay = input[from].filter((row) => row.key !== key);
    const rows = { [from]: stay, [to]: [...filled(input[to]), ...moved] };
    changeFields(buttons.current, () =>
      setShown({
        ...shown,
        ...byName([from, to], (list) => ({ key: newKey(), rows: rows[list] ?? [] })),
      }),
    );
    document
      .querySelector<HTMLElement>(`[name=${to}] .row:last-of-type [name$=".firstName"]`)
      ?.focus();
  }

  return (
    <>
      <div ref={buttons} className="tick-buttons">
        <p>
          Aus Excel, der MiData oder einem Chat: kopieren und in ein Feld der Liste einfügen. «Liste
          einfügen» verteilt nach Funktion.
        </p>
        {!training.isShown && (
          <WaitingButton className="secondary" onClick={training.ask}>
            Ausbildung
          </WaitingButton>
        )}
      </div>
      {personLists.map((list) => (
        <PersonRows
          key={list + shown[list].key}
          list={list}
          start={shown[list].rows}
          isOpen={shown[list].key !== ''}
          showsTraining={training.isShown}
          onTable={read}
          onMove={(key, name) => setMoving({ from: list, key, name })}
        />
      ))}
      {moving && (
        <Question
          heading={`${moving.name} verschieben`}
          answers={personLists
            .filter((list) => list !== moving.from && now.current()[list].length < mostRows)
            .map((list) => [personListNames[list].legend, () => move(moving, list)])}
          onClose={() => setMoving(undefined)}
        >
          <p>In welche Liste?</p>
        </Question>
      )}
    </>
  );
}

type RowsProps = Pick<ComponentProps<typeof Rows>, 'start' | 'isOpen' | 'onMove' | 'onTable'> & {
  list: PersonList;
  showsTraining: boolean;
};

const training = { training: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)' };

/** The rows of one list of people. A hidden field holds the `key` that select fields store. */
function PersonRows({ list, showsTraining, ...rows }: RowsProps) {
  return (
    <Rows
      {...personListNames[list]}
      {...rows}
      name={list}
      count={useCount(list)}
      callRow={({ scoutName, firstName = '', lastName = '' }) =>
        scoutName?.trim() || fullName({ firstName, lastName })
      }
    >
      {(row) => (
        <>
          <input type="hidden" name={`${row.path}.key`} value={row.key} />
          <RowFields columns={nameLabels} row={row} />
          <TelField
            label="Telefonnummer"
            name={`${row.path}.phoneNumber`}
            defaultValue={row.start.phoneNumber}
          />
          {showsTraining && (
            <div className="fields">
              <RowFields columns={training} row={row} />
            </div>
          )}
        </>
      )}
    </Rows>
  );
}
