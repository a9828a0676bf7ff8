import type { ClipboardEvent, ReactNode, Ref } from 'react';
import { InputField } from '../../../ui/fields';
import { TelField } from '../../../ui/moreFields';
import type { CallRow, RowTexts } from '../../../ui/Row';
import { Rows, type RowsHandle } from '../../../ui/Rows';
import { WaitingButton } from '../../../ui/WaitingButton';
import { personListNames } from '../content/personLists';
import type { Input, Person, PersonList } from '../input';
import { listedTwice } from '../listedTwice';
import { useInput } from './useInput';

const names = [
  { name: 'firstName', label: 'Vorname' },
  { name: 'lastName', label: 'Nachname' },
  { name: 'scoutName', label: 'Pfadiname' },
] as const;

const training = {
  label: 'Ausbildung',
  columns: [{ name: 'training', label: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)' }],
};

type Props = {
  start: Input;
  list: PersonList;
  ref: Ref<RowsHandle<Person>>;
  isPasteUnreachable: boolean;
  /** Takes back who was pasted. */
  undo: ReactNode;
  onMove: (key: string, name: string, texts: RowTexts) => void;
  onPaste: (text: string) => void;
};

const callPerson: CallRow = ({ scoutName, firstName = '', lastName = '' }) =>
  scoutName?.trim() || `${firstName} ${lastName}`;

/** People, each under a key that the selects store. */
export function PersonRows({ start, list, isPasteUnreachable, undo, onPaste, ...rows }: Props) {
  const twice = useInput((input) => listedTwice(input, list));

  /** One field holds no table: what several cells or lines hold is people. */
  function pasteTable(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }

  return (
    <Rows
      {...personListNames[list]}
      {...rows}
      name={list}
      start={start[list]}
      callRow={callPerson}
      optional={training}
      more={
        <>
          <WaitingButton className="quiet" onClick={() => onPaste('')}>
            Aus Tabelle einfügen
          </WaitingButton>
          {undo}
          {isPasteUnreachable && (
            <p role="alert">
              Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung und
              drück noch einmal.
            </p>
          )}
        </>
      }
    >
      {({ key, path, start: person }) => (
        <>
          <input type="hidden" name={`${path}.key`} value={key} />
          {names.map(({ name, label }) => (
            <InputField
              key={name}
              label={label}
              type="text"
              name={`${path}.${name}`}
              defaultValue={person?.[name]}
              hint={twice[key]?.field === name ? twice[key].hint : undefined}
              onPaste={pasteTable}
            />
          ))}
          <TelField
            label="Telefonnummer"
            name={`${path}.phoneNumber`}
            defaultValue={person?.phoneNumber}
            onPaste={pasteTable}
          />
        </>
      )}
    </Rows>
  );
}
