import { type RefObject, useState } from 'react';
import { unfold } from './Fold';
import { changeFields } from './tellChange';

type Removal<Row> = { row: Row; index: number; words: string };

/**
 * Rows that come and go. One that was removed can be brought back to its place.
 *
 * @param list around the rows, inside the form, which is told of each change. Of each row that is there, one element
 *   takes the focus by `tabIndex={-1}`, where no key loses anything: its name or itself, a `fieldset` or `li`
 */
export function useRowList<Row extends { key: string }>(
  list: RefObject<HTMLElement | null>,
  first: () => readonly Row[],
) {
  const [rows, setRows] = useState(first);
  const [removals, setRemovals] = useState<readonly Removal<Row>[]>([]);
  const removal = removals.at(-1);

  function change(next: readonly Row[], nextRemovals = removals) {
    changeFields(list.current, () => {
      setRows(next);
      setRemovals(nextRemovals);
    });
  }

  /** Gives a row the focus, or its first field; the button where there is none. */
  function focusAt(index: number, isNew = false) {
    unfold(list.current);
    const place = list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]')[index];
    const row = place?.closest('fieldset, li');
    const field = row?.querySelector<HTMLElement>('input:not([type=hidden])');
    const next = isNew ? field : place;
    // One button may add to several lists.
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

  return {
    rows,
    /** The rows, with the one that was removed last, in whose place stands the line that brings it back. */
    listed: removal ? rows.toSpliced(removal.index, 0, removal.row) : rows,
    gone: removal?.row,
    undoLine: { words: removal?.words ?? '', onUndo: undo },
    focusAt,
    /**
     * @param gone rows that cannot be brought back from here
     * @param added come to the end
     */
    replace(gone: readonly Row[], added: readonly Row[] = []) {
      change([...rows.filter((row) => !gone.includes(row)), ...added]);
    },
    /** Keeps what was typed into a row; the form knows of it already. */
    edit(row: Row) {
      setRows(rows.map((other) => (other.key === row.key ? row : other)));
    },
    /** @param row as it is to come back */
    remove(row: Row, words: string) {
      const index = rows.findIndex(({ key }) => key === row.key);
      change(rows.toSpliced(index, 1), [...removals, { row, index, words }]);
      focusAt(index);
    },
  };
}

/** As long as the page is there, no new row has the key of another; a document names its rows by their places. */
let newRows = 0;

export function newKey() {
  newRows += 1;
  return `new-${newRows}`;
}
