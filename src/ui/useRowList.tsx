import {
  type ElementType,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { unfold } from './Fold';
import { changeFields } from './Form';
import { mostRows } from './formLimits';
import { Icon } from './Icon';
import { UndoLine } from './UndoLine';
import { PausingButton } from './WaitingButton';

/**
 * The texts of a row. The name of a text is the last part of the field's name: `firstName` for `coaches.1.firstName`.
 */
export type RowTexts = { readonly [name: string]: string };

/** A row with the texts that its fields have initially. */
type Row = { key: string; start: RowTexts };

/**
 * Holds the state of a list of rows that a person can add, paste, remove and bring back. A row that is brought back
 * returns to its former position.
 *
 * @param list the element around the rows, inside a form. Each row is a `fieldset` or an `li`, and has one element with
 *   `tabIndex={-1}`: the name in the `fieldset`, or the `li` itself. After a removal, this element of the following row
 *   gets the focus. A form field would be unsuitable, because a key press could change the value of the field.
 * @param first the texts of the initial rows. When the texts of a row include a `key`, the row gets this key.
 */
export function useRowList(list: RefObject<HTMLElement | null>, first: readonly RowTexts[]) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    first.map((start, index) => ({ key: start.key || `${index}`, start })),
  );
  const [removals, setRemovals] = useState<readonly { row: Row; index: number; words: string }[]>(
    [],
  );
  const [pasted, setPasted] = useState<readonly Row[]>([]);

  function change(next: readonly Row[], nextRemovals = removals) {
    changeFields(list.current, () => {
      setRows(next);
      setRemovals(nextRemovals);
    });
  }

  function targets() {
    return Array.from(list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? []);
  }

  /** Returns the fields of the rows, in the order of the rows. */
  function fields() {
    const typed = 'input:not([type=hidden])';
    return targets().map((target) =>
      Array.from(target.closest('fieldset, li')?.querySelectorAll<HTMLInputElement>(typed) ?? []),
    );
  }

  /**
   * Moves the focus to the row at an index. In a new row, the first field gets the focus. When no row has this index,
   * the button that adds a row gets the focus.
   */
  function focusAt(index: number, isNew = false) {
    unfold(list.current);
    const next = isNew ? fields()[index]?.[0] : targets()[index];
    // The button may be outside of the list, because several lists may share one button.
    const addButton = list.current?.closest(':has(.add)')?.querySelector<HTMLElement>('.add');
    (next ?? addButton)?.focus();
  }

  /**
   * Appends rows to the rows in `kept`, as many as the list has room for, and returns them. All other rows are removed,
   * by default the empty rows. The focus moves to the first field of the appended rows.
   */
  function append(texts: readonly RowTexts[], kept: readonly Row[] = filledRows()) {
    const added = texts
      .slice(0, Math.max(0, mostRows - kept.length))
      .map((start) => ({ key: `new-${++newRows}`, start }));
    change([...kept, ...added]);
    focusAt(kept.length, true);
    return added;
  }

  function filledRows() {
    const typed = fields();
    return rows.filter((_, at) => typed[at]?.some(({ value }) => value.trim()));
  }

  return {
    /**
     * Renders each row with `render`. The line that undoes the last removal is where the removed row was, in the element
     * `Item`.
     */
    show(render: (row: Row, index: number) => ReactNode, Item: ElementType = Fragment) {
      const shown = rows.map(render);
      const removal = removals.at(-1);
      if (!removal) return shown;
      const { row, index, words } = removal;
      const undoLine = (
        <Item key={row.key}>
          <UndoLine
            words={words}
            onUndo={() => {
              change(rows.toSpliced(index, 0, row), removals.slice(0, -1));
              focusAt(index);
            }}
          />
        </Item>
      );
      return shown.toSpliced(index, 0, undoLine);
    },
    /**
     * The button that removes a row. The message calls a row without a text by `name`. The undo restores the current
     * texts.
     */
    removeButton(row: Row, name: string) {
      function remove() {
        const index = rows.indexOf(row);
        const typed = fields()[index] ?? [];
        const start = Object.fromEntries(
          typed.map((field) => [field.name.replace(/^.*\./, ''), field.value]),
        );
        const text = Object.values(start).find((value) => value.trim());
        const words = `${text ? `«${text.trim()}»` : name} entfernt.`;
        change(rows.toSpliced(index, 1), [...removals, { row: { ...row, start }, index, words }]);
        focusAt(index);
      }

      return (
        <PausingButton
          className="icon-button remove"
          aria-label={`${name} entfernen`}
          onClick={remove}
        >
          <Icon name="close" />
        </PausingButton>
      );
    },
    /** The lines that say how many rows were pasted last, with an undo, and that the list is full. */
    lines: (
      <>
        {pasted[0] && (
          <UndoLine
            key={pasted[0].key}
            words={`${pasted.length} eingefügt.`}
            onUndo={() => {
              change(rows.filter((row) => !pasted.includes(row)));
              setPasted([]);
              focusAt(rows.length);
            }}
          />
        )}
        {rows.length >= mostRows && (
          <p role="alert">Hier haben {mostRows} Zeilen Platz, mehr gehen nicht.</p>
        )}
      </>
    ),
    /** Adds an empty row. */
    add: () => append([{}], rows),
    /** Adds an empty row, which replaces other empty rows. */
    addOnce: () => append([{}]),
    /** Adds rows, which replace empty rows. */
    paste: (texts: readonly RowTexts[]) => setPasted(append(texts)),
    /**
     * Moves the focus to the next row when a person presses Enter in the last field of a row. In the last row, Enter
     * adds a row. Enter does not submit the form.
     */
    onKeyDown(event: KeyboardEvent) {
      const { key, target, nativeEvent } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const next = fields().findIndex((typed) => typed.at(-1) === target) + 1;
      if (nativeEvent.isComposing || next === 0) return;
      if (next === rows.length) append([{}]);
      else focusAt(next, true);
    },
  };
}

/** The number of keys made since the page was opened. No key is made twice. */
let newRows = 0;
