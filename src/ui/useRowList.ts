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
 * and brought back it is as it was.
 *
 * @param list around the rows, inside the form, which is told of each change
 */
export function useRowList<Row extends { key: string }>(
  list: RefObject<HTMLElement | null>,
  first: () => readonly Row[],
) {
  const [all, setAll] = useState(first);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const { isPaused, pause } = usePressPause();
  const removal = removals.at(-1);

  const isThere = ({ key }: Row) => !removals.some((gone) => gone.key === key);

  /** The new rows are on the page when it returns; the form is told once those of other lists are, too. */
  function change(next: readonly Row[], nextRemovals: readonly Removal[]) {
    flushSync(() => {
      setAll(next);
      setRemovals(nextRemovals);
    });
    queueMicrotask(() => tellChange(list.current));
  }

  return {
    rows: all.filter(isThere),
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
    undoLine: { words: removal?.words ?? '', isPaused },
    /**
     * @param gone rows that cannot be brought back from here
     * @param added come to the end; one may have the key of a row that was removed, and takes its place
     */
    replace(gone: readonly { key: string }[], added: readonly Row[] = []) {
      const keys = [...gone, ...added].map(({ key }) => key);
      const stays = ({ key }: { key: string }) => !keys.includes(key);
      change([...all.filter(stays), ...added], removals.filter(stays));
    },
    /** Keeps what was typed into a row; the form knows of it already. */
    edit(row: Row) {
      setAll(all.map((other) => (other.key === row.key ? row : other)));
    },
    remove({ key }: Row, words: string, takeBack?: Removal['takeBack']) {
      pause();
      change(all, [...removals, { key, words, takeBack }]);
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
