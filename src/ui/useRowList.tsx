import { type RefObject, useState } from 'react';
import { unfold } from './Fold';
import { changeFields } from './Form';
import { UndoLine } from './UndoLine';

type Removal<Row> = { row: Row; index: number; words: string };

/**
 * The state of rows that can be added and removed. A removed row can be brought back to its place.
 *
 * @param list the element around the rows, inside of a form. In each row, one element must have `tabIndex={-1}`: a
 *   name inside of a `fieldset`, or the `li` itself. This element gets the focus after a removal, where no key can
 *   change a value
 */
export function useRowList<Row extends { key: string }>(
  list: RefObject<HTMLElement | null>,
  first: () => readonly Row[],
) {
  const [rows, setRows] = useState(first);
  const [removals, setRemovals] = useState<readonly Removal<Row>[]>([]);
  const [pasted, setPasted] = useState<readonly Row[]>([]);
  const removal = removals.at(-1);

  function change(next: readonly Row[], nextRemovals = removals) {
    changeFields(list.current, () => {
      setRows(next);
      setRemovals(nextRemovals);
    });
  }

  function without(gone: readonly Row[]) {
    return rows.filter((row) => !gone.includes(row));
  }

  /** Moves the focus to a row, or to its first field for a new row, or to the button when there is no such row. */
  function focusAt(index: number, isNew = false) {
    unfold(list.current);
    const place = list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]')[index];
    const [field] = fieldsIn(place?.closest<HTMLElement>('fieldset, li'));
    const next = isNew ? field : place;
    // A shared button may stand outside of the list.
    const around = [list.current, list.current?.closest('form')];
    const [add] = around.flatMap((one) => one?.querySelector<HTMLElement>('.add') ?? []);
    (next ?? add)?.focus();
  }

  function undo() {
    if (!removal) return;
    const { row, index } = removal;
    change(rows.toSpliced(index, 0, row), removals.slice(0, -1));
    focusAt(index);
  }

  /** Appends rows in the place of empty ones. The focus goes to the first of them. */
  function add(added: readonly Row[], empty: readonly Row[] = []) {
    change([...without(empty), ...added]);
    focusAt(rows.length - empty.length, true);
  }

  function undoPaste() {
    change(without(pasted));
    setPasted([]);
    focusAt(rows.length);
  }

  return {
    rows,
    /** The rows with the row that was removed last: `UndoLine` is shown in its place. */
    listed: removal ? rows.toSpliced(removal.index, 0, removal.row) : rows,
    gone: removal?.row,
    undoLine: removal && <UndoLine key={removal.row.key} words={removal.words} onUndo={undo} />,
    /** Says how many rows were pasted last. */
    pasteLine: pasted[0] && (
      <UndoLine key={pasted[0].key} words={`${pasted.length} eingefügt.`} onUndo={undoPaste} />
    ),
    focusAt,
    add,
    paste(added: readonly Row[], empty: readonly Row[]) {
      add(added, empty);
      setPasted(added);
    },
    /** Stores a typed text; the form has already noticed the input event. */
    edit(row: Row) {
      setRows(rows.map((other) => (other.key === row.key ? row : other)));
    },
    /** @param row the row with the texts that the undo restores */
    remove(row: Row, words: string) {
      const index = rows.findIndex(({ key }) => key === row.key);
      change(rows.toSpliced(index, 1), [...removals, { row, index, words }]);
      focusAt(index);
    },
  };
}

/** Keys of new rows differ as long as the page is open; a document numbers its rows by their places. */
let newRows = 0;

export function newKey() {
  newRows += 1;
  return `new-${newRows}`;
}

/** The texts of a row, each under the last part of its field's name. */
export type RowTexts = { readonly [name: string]: string };

export function rowsIn(list: HTMLElement | null) {
  return Array.from(list?.querySelectorAll<HTMLElement>('.row') ?? []);
}

export function fieldsIn(row: HTMLElement | null | undefined) {
  return Array.from(row?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []);
}

export function isEmpty(row: HTMLElement | undefined) {
  return fieldsIn(row).every(({ value }) => !value.trim());
}

export function textsIn(row: HTMLElement | null) {
  return Object.fromEntries(
    Array.from(row?.querySelectorAll('input') ?? [], ({ name, value }) => [
      name.replace(/^.*\./, ''),
      value,
    ]),
  );
}
