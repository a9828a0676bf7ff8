import { Fragment, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Fold } from './Fold';
import { mostRows } from './formLimits';
import { type CallRow, isEmpty, Row, type RowTexts, textsIn } from './Row';
import { UndoLine } from './UndoLine';
import { newKey, useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';

/** A row as its fields are told of it. */
type RowFrame<Values> = {
  /** Names the row for as long as it is there; none that was removed comes back. */
  key: string;
  /** What the names of its fields begin with, e.g. `coaches.0`. */
  path: string;
  /** What stands in a row from its beginning. */
  start: Values | undefined;
};

/** What changes a list from outside. */
export type RowsHandle<Values> = {
  /** Returns the keys of the rows that found room. */
  append: (rows: readonly Values[], keepsFocus: boolean) => readonly string[];
  /** Takes rows away without a word; returns what stands in the first of them. */
  take: (keys: readonly string[], keepsFocus: boolean) => RowTexts | undefined;
};

type Props<Values> = {
  ref?: Ref<RowsHandle<Values>>;
  name: string;
  legend: string;
  /** How many rows say something, seen where the list is folded. */
  count: number;
  isOpen?: boolean;
  /** What one row is called, e.g. `Coach`; its button is `Coach hinzufügen`. */
  rowName: string;
  /** A row that has a `key` keeps it. */
  start: readonly Values[];
  /** Asks where a row is to go. */
  onMove?: (key: string, name: string) => void;
  /** What a row is called once something is typed into it; without this, its field `name`. */
  callRow?: CallRow;
  /** What stands beside the button. */
  more?: ReactNode;
  /** The fields of a row. */
  children: (row: RowFrame<Values>) => ReactNode;
};

/** A list whose rows come and go. What the other rows hold stays; the focus goes on where it was. */
export function Rows<Values extends RowTexts>({
  ref,
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
}: Props<Values>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { rows, listed, undoLine, elementAt, focusAt, ...act } = useRowList(list, () =>
    start.map((row, index) => rowOf(row, `${name}-${index + 1}`)),
  );
  const [leftOut, setLeftOut] = useState(0);
  const isFull = rows.length >= mostRows;

  /** @param empty rows that make room; what finds none is left out */
  function add(
    values: readonly (Values | undefined)[],
    keepsFocus: boolean,
    empty: typeof rows = [],
  ) {
    const index = rows.length - empty.length;
    const added = values.slice(0, mostRows - index).map((row) => rowOf(row, newKey()));
    setLeftOut(values.length - added.length);
    if (added.length > 0) {
      act.replace(empty, added);
      if (!keepsFocus) focusAt(index, true);
    }
    return added.map(({ key }) => key);
  }

  useImperativeHandle(ref, () => ({
    append: (values, keepsFocus) =>
      add(
        values,
        keepsFocus,
        rows.filter((_row, index) => isEmpty(elementAt(index))),
      ),
    take(keys, keepsFocus) {
      const gone = rows.filter(({ key }) => keys.includes(key));
      const [row] = gone;
      if (!row) return;
      const first = rows.indexOf(row);
      const texts = textsIn(elementAt(first));
      act.replace(gone);
      if (!keepsFocus) focusAt(first);
      return texts;
    },
  }));

  return (
    <Fold
      ref={list}
      name={name}
      className="rows"
      title={legend}
      figure={count > 0 ? String(count) : ''}
      isOpen={isOpen}
    >
      {listed.map(({ row, index, isGone, isLastGone }) => {
        const path = isGone ? row.key : `${name}.${index}`;
        return (
          <Fragment key={row.mount}>
            <Row
              fallback={`${rowName} ${index + 1}`}
              callRow={callRow}
              start={row.start ?? {}}
              isGone={isGone}
              onRemove={(called) => act.remove(row, `${called} entfernt.`)}
              onMove={onMove && ((called) => onMove(row.key, called))}
            >
              {children({ ...row, path })}
            </Row>
            {isLastGone && <UndoLine {...undoLine} />}
          </Fragment>
        );
      })}
      {isFull && <p role="alert">{fullSentence(leftOut)}</p>}
      <WaitingButton
        className="secondary add"
        aria-disabled={isFull || undefined}
        onClick={() => isFull || add([undefined], false)}
      >
        {rowName} hinzufügen
      </WaitingButton>
      {more}
    </Fold>
  );
}

/** That a list is full, and how many rows that came in at once it left out. */
function fullSentence(leftOut: number) {
  const full = `Hier haben ${mostRows} Zeilen Platz, mehr gehen nicht.`;
  if (leftOut === 0) return full;
  const left = leftOut === 1 ? 'fehlt die letzte Zeile' : `fehlen die letzten ${leftOut} Zeilen`;
  return `${full} Von dem, was du eingefügt hast, ${left}.`;
}

function rowOf<Values extends RowTexts>(start: Values | undefined, key: string) {
  // A row that comes back from another list has its key, and other fields.
  return { key: start?.key || key, mount: key, start };
}
