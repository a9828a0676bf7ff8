import { type RefObject, useState } from 'react';
import { unfold } from './Fold';
import { changeFields } from './Form';
import { UndoLine } from './UndoLine';

type Removal<Row> = { row: Row; index: number; words: string };

/**
 * Holds the state of a list of rows that a person can add, paste, remove and bring back. A row that is brought back
 * returns to its former position.
 *
 * @param list the element around the rows, inside a form. In each row, one element must have `tabIndex={-1}`: the name
 * of
 *   a row that is a `fieldset`, or a row that is an `li`. After a removal, this element of the following row gets the
 *   focus. A form field would be unsuitable, because a key press could change the value of the field.
 * @param first returns the initial rows
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

  function without(removed: readonly Row[]) {
    return rows.filter((row) => !removed.includes(row));
  }

  /**
   * Moves the focus to the row at an index. In a new row, the first field gets the focus. When no row has this index,
   * the button that adds a row gets the focus.
   */
  function focusAt(index: number, isNew = false) {
    unfold(list.current);
    const target = list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]')[index];
    const [field] = fieldsIn(target?.closest<HTMLElement>('fieldset, li'));
    const next = isNew ? field : target;
    // The button may be outside of the list, because several lists may share one button.
    const containers = [list.current, list.current?.closest('form')];
    const [addButton] = containers.flatMap(
      (container) => container?.querySelector<HTMLElement>('.add') ?? [],
    );
    (next ?? addButton)?.focus();
  }

  function undo() {
    if (!removal) return;
    const { row, index } = removal;
    change(rows.toSpliced(index, 0, row), removals.slice(0, -1));
    focusAt(index);
  }

  /** Appends rows and removes the given empty rows. The focus moves to the first field of the appended rows. */
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
    /**
     * The rows to show, including the row that was removed last (`gone`), at its former index. The page shows
     * `undoLine` instead of this row.
     */
    listed: removal ? rows.toSpliced(removal.index, 0, removal.row) : rows,
    gone: removal?.row,
    undoLine: removal && <UndoLine key={removal.row.key} words={removal.words} onUndo={undo} />,
    /** The line that says how many rows were pasted last, with an undo. */
    pasteLine: pasted[0] && (
      <UndoLine key={pasted[0].key} words={`${pasted.length} eingefügt.`} onUndo={undoPaste} />
    ),
    focusAt,
    add,
    paste(added: readonly Row[], empty: readonly Row[]) {
      add(added, empty);
      setPasted(added);
    },
    /**
     * Stores the typed text of a row. No event is fired, because the form has already received the event of typing.
     */
    edit(row: Row) {
      setRows(rows.map((other) => (other.key === row.key ? row : other)));
    },
    /** @param row the row with its current texts; the undo restores these texts */
    remove(row: Row, words: string) {
      const index = rows.findIndex(({ key }) => key === row.key);
      change(rows.toSpliced(index, 1), [...removals, { row, index, words }]);
      focusAt(index);
    },
  };
}

/** The number of keys made since the page was opened. No key is made twice. */
let newRows = 0;

export function newKey() {
  newRows += 1;
  return `new-${newRows}`;
}

/**
 * The texts of a row. The name of a text is the last part of the field's name: `firstName` for `coaches.1.firstName`.
 */
export type RowTexts = { readonly [name: string]: string };

export function rowsIn(list: HTMLElement | null) {
  return Array.from(list?.querySelectorAll<HTMLElement>('.row') ?? []);
}

export function fieldsIn(row: HTMLElement | null | undefined) {
  return Array.from(row?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []);
}

export function isEmptyRow(row: HTMLElement | undefined) {
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
