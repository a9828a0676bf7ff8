import { useRef, useState } from 'react';
import type { RowsHandle } from '../../../ui/Rows';
import { type Input, type Person, type PersonList, personLists } from '../input';
import type { TypedPerson } from '../readName';
import { PersonRows } from './PersonRows';
import type { PasteDialog } from './paste/PasteDialog';

/** The lists of people. The dialog that fills them is a chunk of the program of its own. */
export function PersonLists({ start }: { start: Input }) {
  const lists = useRef<Partial<Record<PersonList, RowsHandle<Person> | null>>>({});
  const [Dialog, setDialog] = useState<typeof PasteDialog>();
  const [into, setInto] = useState<PersonList>();
  const [unreachable, setUnreachable] = useState<PersonList>();

  async function open(list: PersonList) {
    setUnreachable(undefined);
    try {
      const chunk = await import('./paste/PasteDialog');
      setDialog(() => chunk.PasteDialog);
      setInto(list);
    } catch (error) {
      console.error(error);
      setUnreachable(list);
    }
  }

  function take(list: PersonList, people: readonly TypedPerson[]) {
    lists.current[list]?.append(people.map((person) => ({ key: '', ...person })));
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
          onPaste={() => open(list)}
        />
      ))}
      {Dialog && into && (
        <Dialog
          into={into}
          onTake={(people) => take(into, people)}
          onClose={() => setInto(undefined)}
        />
      )}
    </>
  );
}
