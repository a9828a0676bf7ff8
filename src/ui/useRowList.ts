import { type RefObject, useState } from 'react';
import { unfold } from './Fold';
import { changeFields } from './tellChange';

type Removal = { key: string; words: string };

/**
 * Rows that come and go. One that was removed stays where it was, disabled: no form holds what stands in it,
 * and brought back it is as it was.
 *
 * @param list around the rows, inside the form, which is told of each change. Of each row that is there, one element
 *   takes the focus by `tabIndex={-1}`, where no key loses anything: its name or itself, a `fieldset` or `li`
 */
export function useRowList<Row extends { key: string }>(
  list: RefObject<HTMLElement | null>,
  first: () => readonly Row[],
) {
  const [all, setAll] = useState(first);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const removal = removals.at(-1);

  const isThere = ({ key }: Row) => !removals.some((gone) => gone.key === key);
  /** The rows with those that were removed; `index` is how many stand before each of them. */
  const listed = all.map((row, at) => ({
    row,
    index: all.slice(0, at).filter(isThere).length,
    isGone: !isThere(row),
    isLastGone: row.key === removal?.key,
  }));

  function change(next: readonly Row[], nextRemovals: readonly Removal[]) {
    changeFields(list.current, () => {
      setAll(next);
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
    const index = listed.find(({ isLastGone }) => isLastGone)?.index ?? 0;
    change(all, removals.slice(0, -1));
    focusAt(index);
  }

  return {
    rows: all.filter(isThere),
    listed,
    focusAt,
    /** Of the line that brings the last one back. */
    undoLine: { words: removal?.words ?? '', onUndo: undo },
    /**
     * @param gone rows that cannot be brought back from here
     * @param added come to the end
     */
    replace(gone: readonly Row[], added: readonly Row[] = []) {
      change([...all.filter((row) => !gone.includes(row)), ...added], removals);
    },
    /** Keeps what was typed into a row; the form knows of it already. */
    edit(row: Row) {
      setAll(all.map((other) => (other.key === row.key ? row : other)));
    },
    remove({ key }: Row, words: string) {
      const index = all.filter(isThere).findIndex((row) => row.key === key);
      change(all, [...removals, { key, words }]);
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
