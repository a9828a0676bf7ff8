import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Fold } from './Fold';
import { Icon } from './Icon';
import { type RowTexts, useRowList } from './useRowList';
import { PausingButton, WaitingButton } from './WaitingButton';

/** The facts about a row that the fields of the row need. */
export type RowFrame = {
  /** The key that identifies the row as long as the row exists. No new row gets the key of a removed row. */
  key: string;
  /** The prefix of the names of the row's fields, for example `coaches.0`. */
  path: string;
  /** The initial values of the row. */
  start: RowTexts;
};

type Props = {
  name: string;
  legend: string;
  /** The number of filled rows, shown beside the title. */
  count: number;
  isOpen?: boolean;
  /** The German word for one row. `Coach` gives the button `Coach hinzufügen`. */
  rowName: string;
  /** The texts of the initial rows. When the texts of a row include a `key`, the row gets this key. */
  start: readonly RowTexts[];
  /** Makes rows of a pasted table. A text without rows gives an empty list. */
  onTable: (text: string) => readonly RowTexts[];
  /** Content below the button that adds a row. */
  more?: ReactNode;
  /** Renders the fields of a row. */
  children: (row: RowFrame) => ReactNode;
};

/**
 * A list of rows. A person can add rows, remove rows, and bring removed rows back. None of these actions changes the
 * values of another row. After a removal, the focus moves to the following row. If no row follows the removed row, the
 * focus moves to the button that adds a row.
 */
export function Rows({
  name,
  legend,
  count,
  isOpen,
  rowName,
  start,
  onTable,
  more,
  children,
}: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const { rows, listed, gone, undoLine, lines, ...act } = useRowList(list, () =>
    start.map((row, index) => ({
      key: row.key || `${name}-${index + 1}`,
      start: row,
    })),
  );

  /**
   * Reads a table or several lines that are pasted into a field. The new rows replace empty rows. In an optional field
   * (`.fields`), only a text with tabs is read as a table, because a single value may have several lines.
   */
  function pasteTable(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    const text = clipboardData.getData('text');
    if (!(target instanceof HTMLInputElement)) return;
    if (!(target.closest('.fields') ? /\t/ : /[\t\n]/).test(text.trim())) return;
    const texts = onTable(text);
    if (texts.length === 0) return;
    event.preventDefault();
    act.paste(texts);
  }

  /**
   * Moves the focus to the next row when a person presses Enter in the last field of a row. In the last row, Enter adds
   * a row, which replaces empty rows.
   */
  function moveToNextRow({ key, target, nativeEvent }: KeyboardEvent) {
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const next = act.fields().findIndex((fields) => fields.at(-1) === target) + 1;
    if (next === rows.length) act.addOnce();
    else if (next > 0) act.focusAt(next, true);
  }

  return (
    <Fold
      ref={list}
      name={name}
      className="rows"
      title={legend}
      figure={count || ''}
      isOpen={isOpen}
      onPaste={pasteTable}
      onKeyDown={moveToNextRow}
    >
      {listed.map((row) => {
        if (row === gone) return undoLine;
        const index = rows.indexOf(row);
        const called = `${rowName} ${index + 1}`;
        return (
          <fieldset key={row.key} className="row" aria-labelledby={`${id}-${row.key}`}>
            <span id={`${id}-${row.key}`} className="row-name" tabIndex={-1}>
              {called}
            </span>
            {children({ ...row, path: `${name}.${index}` })}
            <div className="row-buttons">
              <PausingButton
                className="icon-button remove"
                aria-label={`${called} entfernen`}
                onClick={() => act.remove(row, called)}
              >
                <Icon name="close" />
              </PausingButton>
            </div>
          </fieldset>
        );
      })}
      {lines}
      <WaitingButton className="secondary add" onClick={act.add}>
        {rowName} hinzufügen
      </WaitingButton>
      {more}
    </Fold>
  );
}
