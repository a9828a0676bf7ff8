import { useRef, useState } from 'react';
import type { RowsHandle } from '../../../ui/Rows';
import { type Input, type Person, type PersonList, personLists } from '../input';
import { PersonRows } from './PersonRows';
import type { ListedPerson, PasteDialog } from './paste/PasteDialog';

/** The lists of people. The dialog that fills them is a chunk of the program of its own. */
export function PersonLists({ start }: { start: Input }) {
  const lists = useRef<Partial<Record<PersonList, RowsHandle<Person> | null>>>({});
  const [Dialog, setDialog] = useState<typeof PasteDialog>();
  const [pasting, setPasting] = useState<{ into: PersonList; text: string }>();
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
    for (const name of filled) {
      const rows = people.filter(({ list }) => list === name).map(({ person }) => rowOf(person));
      lists.current[name]?.append(rows, name !== focused);
    }
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
          onPaste={(text) => paste(list, text)}
        />
      ))}
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

function rowOf({ duty, ...person }: ListedPerson['person']): Person {
  return { key: '', ...person };
}
