import { type ComponentProps, useRef, useState } from 'react';
import { mostRows } from '../../../ui/formLimits';
import { TelField } from '../../../ui/moreFields';
import { Question } from '../../../ui/Question';
import { Rows } from '../../../ui/Rows';
import { changeFields } from '../../../ui/tellChange';
import { UndoLine } from '../../../ui/UndoLine';
import { newKey } from '../../../ui/useRowList';
import { WaitingButton } from '../../../ui/WaitingButton';
import { byName } from '../../data';
import { listedTwice } from '../hints';
import {
  countedPeople,
  fullName,
  isEmptyRow,
  nameLabels,
  type Person,
  type PersonList,
  personListNames,
  personLists,
} from '../input';
import { readDuty, readPeople } from '../readPeople';
import { RowFields } from './RowFields';
import { useCount, useForm, useInput, useOptionalFields } from './useInput';

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
  // The last change, which the list with the focus tells and can undo.
  const [done, setDone] = useState<{
    key: string;
    list: PersonList;
    words: string;
    undo: () => void;
  }>();
  const [moving, setMoving] = useState<Moving>();
  const hasTraining = personLists.some((list) => shown[list].rows.some(({ training }) => training));
  const training = useOptionalFields(hasTraining, '[name$=".training"], [name=mainLeaders] .add');

  /**
   * Moves people to the ends of their lists, in the place of empty rows, or out of all lists where `listOf` returns
   * `undefined`. The first moved person in the list `focused` gets the focus.
   */
  function place<One extends Person>(
    people: readonly One[],
    listOf: (one: One) => PersonList | undefined,
    focused: PersonList,
  ) {
    const isPlaced = ({ key }: Person) => people.some((one) => one.key === key);
    const lists = byName(personLists, (list) => {
      const added = people.filter((one) => listOf(one) === list);
      const isKept = (row: Person) => !isPlaced(row) && !(added.length > 0 && isEmptyRow(row));
      return [...now.current()[list].filter(isKept), ...added];
    });
    const changed = personLists.filter((list) =>
      [...now.current()[list], ...lists[list]].some(isPlaced),
    );
    changeFields(buttons.current, () =>
      setShown((old) => ({
        ...old,
        ...byName(changed, (list) => ({ key: newKey(), rows: lists[list] })),
      })),
    );
    const first = `[name="${focused}.${lists[focused].findIndex(isPlaced)}.firstName"]`;
    document.querySelector<HTMLElement>(`${first}, [name=${focused}] .add`)?.focus();
  }

  /**
   * Adds the people of a pasted table or chat to the lists that match their duties, all others to the list they were
   * pasted into.
   */
  function take(into: PersonList, text: string) {
    const people = readPeople(text).people.map((person) => ({
      ...person,
      key: newKey(),
      list: readDuty(person.duty) ?? into,
    }));
    const { list } = people.find((person) => person.list === into) ?? people[0] ?? {};
    if (!list) return;
    place(people, (person) => person.list, list);
    const words = `${countedPeople(people)} eingefügt.`;
    setDone({ key: newKey(), list, words, undo: () => place(people, () => undefined, list) });
    return [];
  }

  /** Moves a person with the `key`, so that select fields keep the person. */
  function move({ from, key, name }: Moving, to: PersonList) {
    const moveTo = (list: PersonList) => {
      const everybody = personLists.flatMap((one) => now.current()[one]);
      const people = everybody.filter((one) => one.key === key);
      place(people, () => list, list);
    };
    moveTo(to);
    const words = `${name} verschoben: ${personListNames[to].legend}.`;
    setDone({ key: newKey(), list: to, words, undo: () => moveTo(from) });
  }

  return (
    <>
      <div ref={buttons} className="tick-buttons">
        <p>Aus Excel, der MiData oder einem Chat: kopieren und in ein Feld der Liste einfügen.</p>
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
          more={
            done?.list === list && (
              <UndoLine
                key={done.key}
                words={done.words}
                onUndo={() => {
                  done.undo();
                  setDone(undefined);
                }}
              />
            )
          }
          onTable={(text) => take(list, text)}
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

type RowsProps = Pick<
  ComponentProps<typeof Rows>,
  'start' | 'isOpen' | 'more' | 'onMove' | 'onTable'
> & {
  list: PersonList;
  showsTraining: boolean;
};

const training = { training: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)' };

/** The rows of one list of people. A hidden field holds the `key` that select fields store. */
function PersonRows({ list, showsTraining, ...rows }: RowsProps) {
  const twice = useInput((input) => listedTwice(input, list));

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
          <RowFields columns={nameLabels} row={row} hint={twice[row.key]} />
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
