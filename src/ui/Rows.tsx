import { type ReactNode, useRef } from 'react';
import { Fold } from './Fold';
import { mostRows } from './formLimits';
import { type CallRow, Row, type RowTexts } from './Row';
import { UndoLine } from './UndoLine';
import { newKey, useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';

/** A row as its fields are told of it. */
type RowFrame = {
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

  function add() {
    act.replace([], [{ key: newKey(), start: {} }]);
    focusAt(rows.length, true);
  }

  return (
    <Fold
      ref={list}
      name={name}
      className="rows"
      title={legend}
      figure={count > 0 ? String(count) : ''}
      isOpen={isOpen}
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
      {isFull && <p role="alert">{fullSentence(start.length - mostRows)}</p>}
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
