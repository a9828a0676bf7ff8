import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { insertAt } from './insertAt';
import { tellChange } from './tellChange';
import { usePressPause } from './usePressPause';

/** Counted, so that the same change twice is two of them. */
export type RowChange = {
  kind: 'added' | 'removed' | 'returned' | 'taken';
  index: number;
  /** How many rows it is, from `index` on. */
  rows: number;
  count: number;
  /** Where another list takes the focus. */
  keepsFocus?: boolean | undefined;
};

/** `count` is that of its change. One that is over cannot be taken back, and leaves its room. */
type Removal<Row> = { row: Row; index: number; count: number; isOver?: boolean };

type Options<Row> = {
  /** Around the rows, inside the form. */
  list: RefObject<HTMLElement | null>;
  first: () => readonly Row[];
  /** Where the focus goes on; a removed row takes it along. */
  focusAfter: (change: RowChange) => void;
};

/** Rows that come and go, and come back to their place. The form is told of each change. */
export function useRowList<Row>({ list, first, focusAfter }: Options<Row>) {
  const [rows, setRows] = useState(first);
  const [removals, setRemovals] = useState<readonly Removal<Row>[]>([]);
  const [change, setChange] = useState<RowChange>();
  const { isPaused, pause } = usePressPause();

  const follow = useEffectEvent((latest: RowChange) => {
    if (!latest.keepsFocus) focusAfter(latest);
    tellChange(list.current);
  });
  useEffect(() => {
    if (change) follow(change);
  }, [change]);

  const lasting = removals.filter(({ isOver }) => !isOver);
  const nextCount = (change?.count ?? 0) + 1;

  function tell(latest: Omit<RowChange, 'count'>) {
    setChange({ ...latest, count: nextCount });
  }

  return {
    rows,
    change,
    isPaused,
    /** The last removal. */
    removal: removals.at(-1),
    /** @param kept which of the rows stay; all, unless some make room */
    add(added: readonly Row[], kept: readonly Row[] = rows, keepsFocus?: boolean) {
      setRows([...kept, ...added]);
      setRemovals(lasting);
      tell({ kind: 'added', index: kept.length, rows: added.length, keepsFocus });
    },
    /** Keeps what was typed into a row; the form knows of it already. */
    edit(index: number, row: Row) {
      setRows(rows.map((other, at) => (at === index ? row : other)));
    },
    /** @param row as it is to come back */
    remove(index: number, row: Row, keepsFocus?: boolean) {
      // The next row has moved up to where the second press of a double-click hits.
      if (isPaused && change) return focusAfter(change);
      pause();
      setRows(rows.filter((_row, other) => other !== index));
      setRemovals([...lasting, { row, index, count: nextCount }]);
      tell({ kind: 'removed', index, rows: 1, keepsFocus });
    },
    /** Takes rows away that cannot be brought back from here, from `index` on all but those that stay. */
    take(index: number, stays: (row: Row) => boolean, keepsFocus: boolean) {
      const kept = rows.filter(stays);
      setRows(kept);
      tell({ kind: 'taken', index, rows: rows.length - kept.length, keepsFocus });
    },
    /** @param returned the row as it comes back */
    undo(returned: (row: Row) => Row) {
      const last = removals.at(-1);
      // The button has come up where the second press of a double-click hits.
      if (!last || isPaused) return;
      setRows(insertAt(rows, last.index, returned(last.row)));
      setRemovals(removals.slice(0, -1));
      tell({ kind: 'returned', index: last.index, rows: 1 });
    },
    forgetRemovals: () =>
      setRemovals(removals.slice(-1).map((last) => ({ ...last, isOver: true }))),
  };
}
