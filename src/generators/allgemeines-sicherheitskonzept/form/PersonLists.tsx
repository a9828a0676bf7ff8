import { type ClipboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { TelField } from '../../../ui/moreFields';
import { Question } from '../../../ui/Question';
import type { RowTexts } from '../../../ui/Row';
import { Rows, type RowsHandle } from '../../../ui/Rows';
import { UndoLine } from '../../../ui/UndoLine';
import { newKey } from '../../../ui/useRowList';
import { WaitingButton } from '../../../ui/WaitingButton';
import { listedTwice } from '../listedTwice';
import { fullName, type PersonList, personListNames, personLists } from '../people';
import type { ListedPerson, PasteDialog } from './PasteDialog';
import { RowFields } from './RowFields';
import { useCount, useInput, useStart } from './useInput';
import { useOptionalFields } from './useOptionalFields';

const unreachable =
  'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung und drück noch einmal.';

type Pasting = { Dialog: typeof PasteDialog; into: PersonList; text: string };

/** What was done last, said at the list that got the focus by it. */
type Done = { key: string; list: PersonList; words: string; undo: () => void };

/** Somebody who is to go to another list. */
type Moving = { from: PersonList; key: string; name: string };

/** The lists of people. The dialog that fills them is a chunk of the program of its own. */
export function PersonLists() {
  const start = useStart();
  const lists = useRef<Partial<Record<PersonList, RowsHandle<RowTexts> | null>>>({});
  const [pasting, setPasting] = useState<Pasting>();
  const [isUnreachable, setUnreachable] = useState(false);
  const [done, setDone] = useState<Done>();
  const [moving, setMoving] = useState<Moving>();
  const [hasTraining, setHasTraining] = useState(() =>
    personLists.some((list) => start[list].some(({ training }) => training)),
  );
  const training = useOptionalFields(hasTraining, '[name$=".training"], [name=mainLeaders] .add');

  async function paste(into: PersonList, text: string) {
    setUnreachable(false);
    try {
      const { PasteDialog } = await import('./PasteDialog');
      setPasting({ Dialog: PasteDialog, into, text });
    } catch (error) {
      console.error(error);
      setUnreachable(true);
    }
  }

  function take(into: PersonList, people: readonly ListedPerson[]) {
    if (people.some(({ training }) => training)) setHasTraining(true);
    const filled = personLists.filter((name) => people.some(({ list }) => list === name));
    const focused = filled.includes(into) ? into : filled[0];
    const keys = filled.flatMap((name) => {
      const rows = people.filter(({ list }) => list === name);
      return lists.current[name]?.append(rows, name !== focused) ?? [];
    });
    if (!focused || keys.length === 0) return;
    const words = keys.length === 1 ? '1 Person eingefügt.' : `${keys.length} Personen eingefügt.`;
    setDone({ key: newKey(), list: focused, words, undo: () => takeAway(keys, focused) });
  }

  /** By then, somebody may have gone on to another list. */
  function takeAway(keys: readonly string[], focused?: PersonList) {
    const texts = personLists.map((list) => lists.current[list]?.take(keys, list !== focused));
    return texts.find(Boolean);
  }

  /** The key goes along: whoever is chosen somewhere stays so. */
  function move({ from, key, name }: Moving, to: PersonList) {
    const moveTo = (list: PersonList) => {
      const texts = takeAway([key]);
      return texts && lists.current[list]?.append([{ ...texts, key }], false).length;
    };
    const undo = () => moveTo(from);
    // It is full.
    if (!moveTo(to)) return undo();
    const words = `${name} verschoben: ${personListNames[to].legend}.`;
    setDone({ key: newKey(), list: to, words, undo });
  }

  return (
    <>
      <div className="tick-buttons">
        <WaitingButton className="secondary" onClick={() => paste('leaderteam', '')}>
          Aus Tabelle einfügen
        </WaitingButton>
        {!training.isShown && (
          <WaitingButton className="secondary" onClick={training.ask}>
            Ausbildung
          </WaitingButton>
        )}
        {isUnreachable && <p role="alert">{unreachable}</p>}
      </div>
      {personLists.map((list) => (
        <PersonRows
          key={list}
          list={list}
          ref={(handle) => {
            lists.current[list] = handle;
          }}
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
          onPaste={(text) => paste(list, text)}
          onMove={(key, name) => setMoving({ from: list, key, name })}
        />
      ))}
      {moving && (
        <Question
          heading={`${moving.name} verschieben`}
          answers={[
            ...personLists
              .filter((list) => list !== moving.from)
              .map((list) => [personListNames[list].legend, () => move(moving, list)] as const),
            ['Abbrechen'],
          ]}
          onClose={() => setMoving(undefined)}
        >
          <p>In welche Liste?</p>
        </Question>
      )}
      {pasting && (
        <pasting.Dialog start={pasting} onTake={take} onClose={() => setPasting(undefined)} />
      )}
    </>
  );
}

type RowsProps = {
  list: PersonList;
  ref: Ref<RowsHandle<RowTexts>>;
  showsTraining: boolean;
  /** Takes back what was done last. */
  more: ReactNode;
  onMove: (key: string, name: string) => void;
  onPaste: (text: string) => void;
};

const names = [
  { name: 'firstName', label: 'Vorname' },
  { name: 'lastName', label: 'Nachname' },
  { name: 'scoutName', label: 'Pfadiname' },
];

const trainingColumns = [
  { name: 'training', label: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)' },
];

/** People, each under a key that the selects store. */
function PersonRows({ list, showsTraining, onPaste, ...rows }: RowsProps) {
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
      count={useCount(list)}
      start={useStart()[list]}
      callRow={({ scoutName, firstName = '', lastName = '' }) =>
        scoutName?.trim() || fullName({ firstName, lastName })
      }
    >
      {(row) => (
        <>
          <input type="hidden" name={`${row.path}.key`} value={row.key} />
          <RowFields columns={names} row={row} hint={twice[row.key]} onPaste={pasteTable} />
          <TelField
            label="Telefonnummer"
            name={`${row.path}.phoneNumber`}
            defaultValue={row.start?.phoneNumber}
            onPaste={pasteTable}
          />
          {showsTraining && (
            <div className="fields">
              <RowFields columns={trainingColumns} row={row} />
            </div>
          )}
        </>
      )}
    </Rows>
  );
}
