import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { unfold } from './Fold';
import { changeFields, UndoLine } from './Form';
import { mostRows } from './formLimits';
import { PausingButton } from './WaitingButton';

/**
 * The texts of a row. The name of a text is the last part of the field's name: `firstName` for `coaches.1.firstName`.
 */
export type RowTexts = { readonly [name: string]: string };

/** A row with the texts that its fields have initially. */
type Row = { key: string; start: RowTexts };

type Rows = readonly Row[];

/** A removal or a paste. The undo line shows `words` in front of the row at `index`. */
type Change = { index: number; words: string; undo: (rows: Rows) => Rows };

/**
 * Holds the state of a list of rows that a person can add, paste, remove and bring back.
 *
 * @param list the element around the rows, inside a form. The element of each row needs `tabIndex={-1}`, because the
 *   next row gets the focus after a removal. The focus is not on a field of this row, because a key press could change
 *   the field.
 * @param first the texts of the initial rows. When the texts of a row include a `key`, the row gets this key.
 * @param empty the texts of an added row
 */
export function useRowList(
  list: RefObject<HTMLElement | null>,
  first: readonly RowTexts[],
  empty: RowTexts = {},
) {
  const [rows, setRows] = useState<Rows>(() =>
    first.map((start, index) => ({ key: start.key || `${index}`, start })),
  );
  const [changes, setChanges] = useState<readonly Change[]>([]);

  function change(next: Rows, nextChanges = changes) {
    changeFields(list.current, () => {
      setRows(next);
      setChanges(nextChanges);
    });
  }

  function rowElements() {
    return Array.from(list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? []);
  }

  /** Returns the fields of the rows, in the order of the rows. */
  function fields() {
    return rowElements().map((row) =>
      Array.from(row.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')),
    );
  }

  /**
   * Moves the focus to the row at an index, or to the first field of this row. Without this row, the button that adds a
   * row gets the focus.
   */
  function focusAt(index: number, toFirstField = false) {
    unfold(list.current);
    const next = toFirstField ? fields()[index]?.[0] : rowElements()[index];
    (next ?? list.current?.querySelector<HTMLElement>('.add'))?.focus();
  }

  /**
   * Appends rows, after removing empty rows. Rows beyond `mostRows` are dropped. The first field of the appended
   * rows gets the focus.
   */
  function append(texts: readonly RowTexts[], isPasted = false) {
    const rowFields = fields();
    const kept = rows.filter((_, at) => rowFields[at]?.some(({ value }) => value.trim()));
    const index = kept.length;
    const added = texts
      .slice(0, Math.max(0, mostRows - index))
      .map((start) => ({ key: `new-${++newRows}`, start }));
    const words = `${added.length} eingefügt. Auch was du daran änderst, geht mit «Rückgängig» weg.`;
    const undo = (rows: Rows) => rows.filter((row) => !added.includes(row));
    change([...kept, ...added], isPasted ? [...changes, { index, words, undo }] : changes);
    focusAt(index, true);
  }

  return {
    /** Renders each row with `render`, and a line that undoes the last change. */
    show(render: (row: Row, index: number) => ReactNode) {
      const shown = rows.map(render);
      const last = changes.at(-1);
      if (!last) return shown;
      const { index, words, undo } = last;
      const undoLine = (
        <UndoLine
          key={`undo ${changes.length}`}
          words={words}
          onUndo={() => {
            change(undo(rows), changes.slice(0, -1));
            focusAt(index);
          }}
        />
      );
      return shown.toSpliced(index, 0, undoLine);
    },
    /**
     * The button that removes a row. The undo line names the row by its first text, or by `name` when the row is empty.
     * The undo restores the texts that the row had before the removal.
     */
    removeButton(row: Row, name: string) {
      function remove() {
        const index = rows.indexOf(row);
        const ofRow = fields()[index] ?? [];
        const start = Object.fromEntries(
          ofRow.map(({ name, value }) => [name.replace(/^.*\./, ''), value]),
        );
        const text = Object.values(start).find((value) => value.trim());
        const words = `${text ? `«${text.trim()}»` : name} entfernt.`;
        const undo = (rows: Rows) => rows.toSpliced(index, 0, { ...row, start });
        change(rows.toSpliced(index, 1), [...changes, { index, words, undo }]);
        focusAt(index);
      }

      return (
        <PausingButton
          icon="close"
          className="icon-button remove"
          aria-label={`${name} entfernen`}
          onClick={remove}
        />
      );
    },
    /** The sentence that the list is full. */
    fullMessage: rows.length >= mostRows && (
      <p role="alert">Hier haben {mostRows} Zeilen Platz, mehr gehen nicht.</p>
    ),
    /** Adds an empty row. Earlier empty rows disappear. */
    add: () => append([empty]),
    /**
     * Adds a row for each of `texts`, which were read in a pasted text. Earlier empty rows disappear. The browser does
     * not insert the pasted text.
     */
    paste(event: ClipboardEvent, texts: readonly RowTexts[]) {
      event.preventDefault();
      append(texts, true);
    },
    /**
     * Moves the focus to the next row when a person presses Enter in the last field of a row. In the last row, Enter
     * adds a row. Enter does not submit the form.
     */
    onKeyDown(event: KeyboardEvent) {
      const { key, target, nativeEvent } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const next = fields().findIndex((ofRow) => ofRow.at(-1) === target) + 1;
      if (nativeEvent.isComposing || next === 0) return;
      if (next === rows.length) append([empty]);
      else focusAt(next, true);
    },
  };
}

/** Counts the added rows of the whole page, so that no key occurs twice. */
let newRows = 0;
