import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowTexts } from './Row';
import { tellChange } from './tellChange';
import { usePressPause } from './usePressPause';

type Removal = {
  key: string;
  words: string;
  /** Of a row that went to another list: takes it away there. What stands in it by then, if it is still there. */
  takeBack?: (() => RowTexts | undefined) | undefined;
};

/**
 * Rows that come and go. One that was removed stays where it was, disabled: no form holds what stands in it,
 * and brought back it is as it was. Once nobody can bring it back any more, it leaves with the next change.
 *
 * @param list around the rows, inside the form, which is told of each change
 */
export function useRowList<Row extends { key: string }>(
  list: RefObject<HTMLElement | null>,
  first: () => readonly Row[],
) {
  const [all, setAll] = useState(first);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [isOver, setOver] = useState(false);
  const { isPaused, pause } = usePressPause();
  const removal = removals.at(-1);

  const isThere = ({ key }: Row) => !removals.some((gone) => gone.key === key);
  const rows = all.filter(isThere);
  const [lasting, lastingRemovals] = isOver ? [rows, []] : [all, removals];

  /** The new rows are on the page when it returns; the form is told once those of other lists are, too. */
  function change(next: readonly Row[], nextRemovals = lastingRemovals) {
    flushSync(() => {
      setAll(next);
      setRemovals(nextRemovals);
      setOver(false);
    });
    queueMicrotask(() => tellChange(list.current));
  }

  return {
    rows,
    /** The next row has moved up to where the second press of a double-click hits. */
    isPaused,
    pause,
    /** The rows with those that were removed; `index` is how many stand before each of them. */
    listed: all.map((row, at) => ({
      row,
      index: all.slice(0, at).filter(isThere).length,
      isGone: !isThere(row),
      isLastGone: row.key === removal?.key,
    })),
    /** Of the line that brings the last one back. */
    undoLine: {
      words: removal?.words ?? '',
      isOver,
      isPaused,
      onOver: () => setOver(true),
    },
    /**
     * @param added may have the key of one that was removed, and takes its place
     * @param others which of the rows make room
     */
    add(added: readonly Row[], others: readonly Row[] = []) {
      const gone = new Set([...added, ...others].map(({ key }) => key));
      const stays = ({ key }: { key: string }) => !gone.has(key);
      change([...lasting.filter(stays), ...added], lastingRemovals.filter(stays));
    },
    /** Keeps what was typed into a row; the form knows of it already. */
    edit(row: Row) {
      setAll(all.map((other) => (other.key === row.key ? row : other)));
    },
    remove({ key }: Row, words: string, takeBack?: Removal['takeBack']) {
      pause();
      change(lasting, [...lastingRemovals, { key, words, takeBack }]);
    },
    /** Takes rows away that cannot be brought back from here. */
    drop(keys: readonly string[]) {
      const stays = ({ key }: { key: string }) => !keys.includes(key);
      change(lasting.filter(stays), lastingRemovals.filter(stays));
    },
    undo(): RowTexts | undefined {
      const texts = removal?.takeBack?.();
      change(all, removals.slice(0, -1));
      return texts;
    },
  };
}

/** As long as the page is there, no new row has the key of another; a document names its rows by their places. */
let newRows = 0;

export function newKey(): string {
  newRows += 1;
  return `new-${newRows}`;
}
