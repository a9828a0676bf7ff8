import type { ComponentProps } from 'react';
import { Rows } from '../../../ui/Rows';
import { WaitingButton } from '../../../ui/WaitingButton';
import { fullName, nameLabels, type PersonList, personListNames, personLists } from '../input';
import { readPeople } from '../readPeople';
import { RowFields, TelField } from './RowFields';
import { useCount, useOptionalFields, useStart } from './useInput';

/**
 * The lists of people, with a button that shows the field for training. The field is hidden at first, because few
 * people need the field.
 */
export function PersonLists() {
  const start = useStart();
  const hasTraining = personLists.some((list) => start[list].some(({ training }) => training));
  const training = useOptionalFields(hasTraining, '[name$=".training"], [name=mainLeaders] .add');

  /** Reads people from a pasted text. Shows the field for training if one of these people has a training. */
  function read(text: string) {
    const { people } = readPeople(text);
    if (people.some((person) => person.training)) training.ask();
    return people;
  }

  return (
    <>
      <div className="tick-buttons">
        <p>
          Aus Excel, der MiData oder einem Chat: kopieren und in ein Feld der Liste einfügen. «Liste
          einfügen» verteilt nach Funktion.
        </p>
        {!training.isShown && (
          <WaitingButton className="secondary" onClick={training.ask}>
            Ausbildung erfassen
          </WaitingButton>
        )}
      </div>
      {personLists.map((list) => (
        <PersonRows key={list} list={list} showsTraining={training.isShown} onTable={read} />
      ))}
    </>
  );
}

type RowsProps = Pick<ComponentProps<typeof Rows>, 'onTable'> & {
  list: PersonList;
  showsTraining: boolean;
};

const training = { training: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)' };

/** The rows of one list of people. A hidden field of each row holds the `key` that select fields store. */
function PersonRows({ list, showsTraining, onTable }: RowsProps) {
  return (
    <Rows
      {...personListNames[list]}
      name={list}
      start={useStart()[list]}
      onTable={onTable}
      count={useCount(list)}
      nameOfRow={({ scoutName, firstName = '', lastName = '' }) =>
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
