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
import { Icon, IconButton } from './Icon';
import { PausingButton } from './PausingButton';
import { fieldsIn, isEmpty, type RowTexts, rowsIn, textsIn } from './rowTexts';
import { UndoLine } from './UndoLine';
import { newKey, useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';

/** The name of a row from its texts, or an empty text. */
type CallRow = (texts: RowTexts) => string;

/** A row as its fields are told of it. */
export type RowFrame = {
  /** Names the row for as long as it is there; none that was removed comes back. */
  key: string;
  /** What the names of its fields begin with, e.g. `coaches.0`. */
  path: string;
  /** What stands in a row from its beginning. */
  start: RowTexts;
};

type Props = {
  name: string;
  legend: string;
  /** How many rows say something, seen where the list is folded. */
  count: number;
  isOpen?: boolean;
  /** What one row is called, e.g. `Coach`; its button is `Coach hinzufügen`. */
  rowName: string;
  /** A row that has a `key` keeps it. */
  start: readonly RowTexts[];
  /** Asks where a row is to go. */
  onMove?: (key: string, name: string) => void;
  /** What a row is called once something is typed into it; without this, its field `name`. */
  callRow?: CallRow;
  /** Makes rows of a table that was pasted into a field, or takes it elsewhere; nothing where it is none. */
  onTable: (text: string) => readonly RowTexts[] | undefined;
  /** What stands beside the button. */
  more?: ReactNode;
  /** The fields of a row. */
  children: (row: RowFrame) => ReactNode;
};

/** A list whose rows come and go. What the other rows hold stays; the focus goes on where it was. */
export function Rows({
  name,
  legend,
  count,
  isOpen,
  rowName,
  start,
  onMove,
  onTable,
  callRow = ({ name = '' }) => name,
  more,
  children,
}: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { rows, listed, gone, undoLine, focusAt, ...act } = useRowList(list, () =>
    start.slice(0, mostRows).map((row, index) => ({
      key: row.key || `${name}-${index + 1}`,
      start: row,
    })),
  );
  const isFull = rows.length >= mostRows;

  const [pasted, setPasted] = useState<{ rows: typeof rows; leftOut: number }>();

  function add() {
    act.replace([], [{ key: newKey(), start: {} }]);
    focusAt(rows.length, true);
  }

  /** Puts rows to the end, in the place of the empty ones. */
  function fill(texts: readonly RowTexts[]) {
    if (texts.length === 0) return;
    const shown = rowsIn(list.current);
    const empty = rows.filter((_, at) => isEmpty(shown[at]));
    const kept = rows.length - empty.length;
    const added = texts.slice(0, mostRows - kept).map((start) => ({ key: newKey(), start }));
    act.replace(empty, added);
    focusAt(kept, true);
    setPasted({ rows: added, leftOut: texts.length - added.length });
  }

  /** One field holds no table: what several cells hold is rows, and so are lines, but in a field for a sentence. */
  function pasteTable(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    const text = clipboardData.getData('text');
    if (!(target instanceof HTMLInputElement)) return;
    if (!(target.closest('.fields') ? /\t/ : /[\t\n]/).test(text.trim())) return;
    const texts = onTable(text);
    if (!texts) return;
    event.preventDefault();
    fill(texts);
  }

  /** Enter in the last field of a row leads to the next one; one that is still empty is enough. */
  function goOn({ key, target, nativeEvent }: KeyboardEvent) {
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const shown = rowsIn(list.current);
    const at = shown.findIndex((row) => fieldsIn(row).at(-1) === target);
    if (at < 0) return;
    if (at + 1 < rows.length) focusAt(at + 1, true);
    else if (!isFull && !isEmpty(shown[at])) add();
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
      onKeyDown={goOn}
    >
      {listed.map((row) => {
        if (row === gone) return <UndoLine key={row.key} {...undoLine} />;
        const index = rows.indexOf(row);
        return (
          <Row
            key={row.key}
            fallback={`${rowName} ${index + 1}`}
            callRow={callRow}
            start={row.start}
            onRemove={(called, start) => act.remove({ ...row, start }, `${called} entfernt.`)}
            onMove={onMove && ((called) => onMove(row.key, called))}
          >
            {children({ ...row, path: `${name}.${index}` })}
          </Row>
        );
      })}
      {pasted?.rows[0] && (
        <UndoLine
          key={pasted.rows[0].key}
          words={
            pasted.rows.length === 1
              ? '1 Zeile eingefügt.'
              : `${pasted.rows.length} Zeilen eingefügt.`
          }
          onUndo={() => {
            act.replace(pasted.rows);
            setPasted(undefined);
            focusAt(rows.length - pasted.rows.length);
          }}
        />
      )}
      {isFull && <p role="alert">{fullSentence(pasted?.leftOut ?? start.length - mostRows)}</p>}
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

/** That a list is full, and how many rows it left out. */
function fullSentence(leftOut: number) {
  const full = `Hier haben ${mostRows} Zeilen Platz, mehr gehen nicht.`;
  if (leftOut <= 0) return full;
  const left = leftOut === 1 ? 'fehlt die letzte Zeile' : `fehlen die letzten ${leftOut} Zeilen`;
  return `${full} Von dem, was du eingefügt hast, ${left}.`;
}

type RowProps = {
  /** What the row is called as long as it has no name. */
  fallback: string;
  callRow: CallRow;
  start: RowTexts;
  /** With what stands in it. */
  onRemove: (name: string, texts: RowTexts) => void;
  /** Asks where the row is to go. */
  onMove: ((name: string) => void) | undefined;
  children: ReactNode;
};

/** One row of `Rows`, called by what is typed into it. */
function Row({ fallback, callRow, start, onRemove, onMove, children }: RowProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [called, setCalled] = useState(() => callRow(start).trim());
  const id = useId();
  const name = called || fallback;

  function follow() {
    setCalled(callRow(textsIn(element.current)).trim());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script arrived
  useEffect(follow, []);

  return (
    <fieldset ref={element} className="row" aria-labelledby={id} onInput={follow}>
      <span id={id} className="row-name" tabIndex={-1}>
        {name}
      </span>
      {children}
      <div className="row-buttons">
        {onMove && (
          <IconButton
            name="move"
            title={`${name} verschieben`}
            aria-haspopup="dialog"
            onClick={() => onMove(name)}
          />
        )}
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
