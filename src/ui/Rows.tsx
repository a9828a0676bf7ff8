import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Fold } from './Fold';
import { mostRows } from './formLimits';
import { Icon } from './Icon';
import {
  fieldsIn,
  isEmptyRow,
  newKey,
  type RowTexts,
  rowsIn,
  textsIn,
  useRowList,
} from './useRowList';
import { PausingButton, WaitingButton } from './WaitingButton';

/** Returns the name of a row, made of the texts of the row. A row without a name gets an empty text. */
type NameOfRow = (texts: RowTexts) => string;

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
  /** Returns the name of a row. By default, the name is the text of the field `name`. */
  nameOfRow?: NameOfRow;
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
  nameOfRow = ({ name = '' }) => name,
  more,
  children,
}: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { rows, listed, gone, undoLine, pasteLine, focusAt, ...act } = useRowList(list, () =>
    start.slice(0, mostRows).map((row, index) => ({
      key: row.key || `${name}-${index + 1}`,
      start: row,
    })),
  );
  const isFull = rows.length >= mostRows;

  function add() {
    act.add([{ key: newKey(), start: {} }]);
  }

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
    const shown = rowsIn(list.current);
    const empty = rows.filter((_, at) => isEmptyRow(shown[at]));
    const room = mostRows - rows.length + empty.length;
    const added = texts.slice(0, room).map((start) => ({ key: newKey(), start }));
    act.paste(added, empty);
  }

  /**
   * Moves the focus to the next row when a person presses Enter in the last field of a row. In the last row, Enter adds
   * a row instead, unless the last row is empty or the list is full.
   */
  function moveToNextRow({ key, target, nativeEvent }: KeyboardEvent) {
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const shown = rowsIn(list.current);
    const at = shown.findIndex((row) => fieldsIn(row).at(-1) === target);
    if (at < 0) return;
    if (at + 1 < rows.length) focusAt(at + 1, true);
    else if (!isFull && !isEmptyRow(shown[at])) add();
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
        return (
          <Row
            key={row.key}
            fallback={`${rowName} ${index + 1}`}
            nameOfRow={nameOfRow}
            start={row.start}
            onRemove={(called, start) => act.remove({ ...row, start }, `${called} entfernt.`)}
          >
            {children({ ...row, path: `${name}.${index}` })}
          </Row>
        );
      })}
      {pasteLine}
      {isFull && <p role="alert">Hier haben {mostRows} Zeilen Platz, mehr gehen nicht.</p>}
      <WaitingButton
        className="secondary add"
        aria-disabled={isFull || undefined}
        onClick={() => isFull || add()}
      >
        {rowName} hinzufügen
      </WaitingButton>
      {more}
    </Fold>
  );
}

type RowProps = {
  /** The name of the row when `nameOfRow` returns an empty text. */
  fallback: string;
  nameOfRow: NameOfRow;
  start: RowTexts;
  /** Called with the name and the current texts of the row. */
  onRemove: (name: string, texts: RowTexts) => void;
  children: ReactNode;
};

function Row({ fallback, nameOfRow, start, onRemove, children }: RowProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [called, setCalled] = useState(() => nameOfRow(start).trim());
  const id = useId();
  const name = called || fallback;

  function updateName() {
    setCalled(nameOfRow(textsIn(element.current)).trim());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts may have been typed before hydration
  useEffect(updateName, []);

  return (
    <fieldset ref={element} className="row" aria-labelledby={id} onInput={updateName}>
      <span id={id} className="row-name" tabIndex={-1}>
        {name}
      </span>
      {children}
      <div className="row-buttons">
        <PausingButton
          className="icon-button remove"
          aria-label={`${name} entfernen`}
          onClick={() => onRemove(name, textsIn(element.current))}
        >
          <Icon name="close" />
        </PausingButton>
      </div>
    </fieldset>
  );
}
