import { Rows } from '../../../ui/Rows';
import { nameLabels, type PersonList, personListNames, personLists } from '../input';
import { readPeople } from '../readPeople';
import { RowFields, TelField, useOptionalFields } from './RowFields';
import { useCount, useStart } from './useInput';

export function PersonLists() {
  return personLists.map((list) => <PersonRows key={list} list={list} />);
}

const training = { training: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)' };

/**
 * The rows of one list of people. A hidden field of each row holds the `key` that select fields store. The field for
 * training is hidden at first, because few people need the field.
 */
function PersonRows({ list }: { list: PersonList }) {
  const start = useStart()[list];
  const [legend, rowName] = personListNames[list];
  const { button, fieldsOf, take } = useOptionalFields(
    list,
    start,
    training,
    'Ausbildung erfassen',
  );
  return (
    <Rows
      name={list}
      legend={legend}
      rowName={rowName}
      start={start}
      onTable={(text) => take(readPeople(text).people)}
      count={useCount(list)}
      more={
        <>
          {button}
          <p>
            Aus Excel, der MiData oder einem Chat: kopieren und in ein Feld einfügen. «Liste
            einfügen» zuoberst verteilt nach Funktion.
          </p>
        </>
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
          {fieldsOf(row)}
        </>
      )}
    </Rows>
  );
}
