import { useRef, useState } from 'react';
import type { RowTexts } from '../../../ui/Row';
import type { RowsHandle } from '../../../ui/Rows';
import { UndoLine } from '../../../ui/UndoLine';
import { personListNames } from '../content/personLists';
import { type Input, type Person, type PersonList, personLists } from '../input';
import { MoveDialog } from './MoveDialog';
import { PersonRows } from './PersonRows';
import type { ListedPerson, PasteDialog } from './paste/PasteDialog';

/** Somebody who is to go to another list. */
type Moving = { from: PersonList; key: string; name: string; texts: RowTexts };

/** Who was pasted last, and the list that got the focus with them. */
type Taken = { count: number; list: PersonList; keys: readonly string[] };

/** The lists of people. The dialog that fills them is a chunk of the program of its own. */
export function PersonLists({ start }: { start: Input }) {
  const lists = useRef<Partial<Record<PersonList, RowsHandle<Person> | null>>>({});
  const [Dialog, setDialog] = useState<typeof PasteDialog>();
  const [pasting, setPasting] = useState<{ into: PersonList; text: string }>();
  const [moving, setMoving] = useState<Moving>();
  const [taken, setTaken] = useState<Taken>();
  const [unreachable, setUnreachable] = useState<PersonList>();

  async function paste(into: PersonList, text: string) {
    setUnreachable(undefined);
    try {
      const chunk = await import('./paste/PasteDialog');
      setDialog(() => chunk.PasteDialog);
      setPasting({ into, text });
    } catch (error) {
      console.error(error);
      setUnreachable(into);
    }
  }

  function take(into: PersonList, people: readonly ListedPerson[]) {
    const filled = personLists.filter((name) => people.some(({ list }) => list === name));
    const focused = filled.includes(into) ? into : filled[0];
    const added = filled.flatMap((name) => {
      const rows = people.filter(({ list }) => list === name).map(({ person }) => rowOf(person));
      return lists.current[name]?.append(rows, name !== focused) ?? [];
    });
    if (focused && added.length > 0) {
      setTaken({ count: (taken?.count ?? 0) + 1, list: focused, keys: added });
    }
  }

  /** By then, somebody may have gone on to another list. */
  function takeBack({ list, keys: added }: Taken) {
    for (const name of personLists) lists.current[name]?.take(added, name !== list);
    setTaken(undefined);
  }

  /** The key goes along: whoever is chosen somewhere stays so. */
  function move({ from, key, name, texts }: Moving, to: PersonList) {
    const {
      firstName = '',
      lastName = '',
      scoutName = '',
      phoneNumber = '',
      training = '',
    } = texts;
    const row = { key, firstName, lastName, scoutName, phoneNumber, training };
    if (!lists.current[to]?.append([row], false).length) return;
    const words = `${name} verschoben: ${personListNames[to].legend}.`;
    lists.current[from]?.letGo(key, words, () => takeFromAny(key));
  }

  /** By then, somebody may have gone on to a third list. */
  function takeFromAny(key: string): RowTexts | undefined {
    return personLists.map((list) => lists.current[list]?.take([key], true)).find(Boolean);
  }

  return (
    <>
      {personLists.map((list) => (
        <PersonRows
          key={list}
          start={start}
          list={list}
          ref={(handle) => {
            lists.current[list] = handle;
          }}
          isPasteUnreachable={unreachable === list}
          undo={
            taken?.list === list && (
              <UndoLine
                key={taken.count}
                words={wordsFor(taken.keys.length)}
                onUndo={() => takeBack(taken)}
                onOver={() => setTaken(undefined)}
              />
            )
          }
          onPaste={(text) => paste(list, text)}
          onMove={(key, name, texts) => setMoving({ from: list, key, name, texts })}
        />
      ))}
      {moving && (
        <MoveDialog
          name={moving.name}
          from={moving.from}
          onChoose={(to) => move(moving, to)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {Dialog && pasting && (
        <Dialog
          {...pasting}
          onTake={(people) => take(pasting.into, people)}
          onClose={() => setPasting(undefined)}
        />
      )}
    </>
  );
}

function wordsFor(people: number): string {
  return people === 1 ? '1 Person eingefügt.' : `${people} Personen eingefügt.`;
}

function rowOf({ duty, ...person }: ListedPerson['person']): Person {
  return { key: '', ...person };
}
