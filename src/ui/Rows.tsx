import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { mostRows } from './formLimits';
import { insertAt } from './insertAt';
import { highestIn, type ListedRow, type Move } from './listedRows';
import { type CallRow, Row, type RowTexts, textsIn } from './Row';
import { fullSentence, goneSentence, useSaid } from './rowWords';
import { UndoLine } from './UndoLine';
import { type OptionalColumns, useOptionalColumns } from './useOptionalColumns';
import { type RowChange, useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';

/** A row as its fields are told of it. */
export type RowFrame<Values> = {
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
  /** Lets a row go to another list, which takes the focus. */
  letGo: (key: string, moved: Move) => void;
  /** Takes rows away without a word; returns what stands in the first of them. */
  take: (keys: readonly string[], keepsFocus: boolean) => RowTexts | undefined;
};

type Props<Values> = {
  ref?: Ref<RowsHandle<Values>>;
  name: string;
  legend: string;
  /** What one row is called, e.g. `Coach`; its button is `Coach hinzufügen`. */
  rowName: string;
  start: readonly Values[];
  /** The key of a row that was there at first; without it they are counted. */
  keyOf?: (row: Values) => string;
  /** Keys of rows that stand elsewhere, and may come here. */
  takenKeys?: readonly string[];
  /** Asks where a row is to go. */
  onMove?: (key: string, name: string, texts: RowTexts) => void;
  /** What a row is called once something is typed into it. */
  callRow?: CallRow;
  /** Fields of every row that are hidden until somebody wants them. */
  optional?: OptionalColumns | undefined;
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
  rowName,
  start,
  keyOf,
  takenKeys = [],
  onMove,
  callRow,
  optional,
  more,
  children,
}: Props<Values>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { rows, change, isPaused, removal, ...act } = useRowList<ListedRow<Values>>({
    list,
    first: () =>
      start.map((row, index) => ({ key: keyOf?.(row) ?? `${name}-${index + 1}`, start: row })),
    focusAfter: (latest) => focusAfter(latest, list.current),
  });
  const { button, fieldsOf } = useOptionalColumns(optional, rows, list);
  const nameOf = ({ texts, start: first }: ListedRow<Values>, index: number) =>
    callRow?.(texts ?? first ?? {}).trim() || `${rowName} ${index + 1}`;
  useSaid(change, (index) => {
    const row = rows[index];
    return row ? nameOf(row, index) : '';
  });
  const keys = [...rows.map(({ key }) => key), ...takenKeys];
  const highest = useRef(highestIn(keys));

  function newRow(values: Values | undefined) {
    const key = values && keyOf?.(values);
    if (!key) highest.current += 1;
    return { key: key || `${name}-${highest.current}`, start: values };
  }

  const elementAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('.row')[index] ?? null;

  const [leftOut, setLeftOut] = useState(0);
  const isFull = rows.length >= mostRows;

  function add() {
    if (isFull) return;
    setLeftOut(0);
    act.add([newRow(undefined)]);
  }

  /** Rows in which nothing is typed make room; what finds none is left out. */
  function append(values: readonly Values[], keepsFocus: boolean) {
    const kept = rows.filter((_row, index) => !isEmpty(elementAt(index)));
    const taken = values.slice(0, mostRows - kept.length);
    setLeftOut(values.length - taken.length);
    const added = taken.map(newRow);
    if (added.length > 0) act.add(added, kept, keepsFocus);
    return added.map(({ key }) => key);
  }

  useImperativeHandle(ref, () => ({
    append,
    letGo(key, moved) {
      const index = rows.findIndex((row) => row.key === key);
      const row = rows[index];
      if (row) act.remove(index, { ...row, texts: textsIn(elementAt(index)), moved }, true);
    },
    take(taken, keepsFocus) {
      const first = rows.findIndex(({ key }) => taken.includes(key));
      if (first < 0) return undefined;
      act.take(first, ({ key }) => !taken.includes(key), keepsFocus);
      return textsIn(elementAt(first));
    },
  }));

  const undoLine = removal && (
    <UndoLine
      key="undo"
      removed={{
        ...removal,
        key: removal.count,
        words: goneSentence(nameOf(removal.row, removal.index), removal.row.moved),
      }}
      isPaused={isPaused}
      onUndo={() =>
        act.undo(({ moved, ...row }) => {
          const texts = moved?.takeBack() ?? row.texts;
          return texts ? { ...row, texts } : row;
        })
      }
      onOver={act.forgetRemovals}
    />
  );
  const shownRows = rows.map(({ texts, moved: _moved, ...row }, index) => {
    const path = `${name}.${index}`;
    return (
      <Row
        key={row.key}
        fallback={`${rowName} ${index + 1}`}
        callRow={callRow}
        texts={texts}
        isPaused={isPaused}
        onRemove={(latest) => act.remove(index, { ...row, texts: latest })}
        onMove={onMove && ((called, latest) => onMove(row.key, called, latest))}
      >
        {children({ ...row, path })}
        {fieldsOf(path, row.start)}
      </Row>
    );
  });
  return (
    <fieldset ref={list} name={name} className="rows">
      <legend>
        <h3>{legend}</h3>
      </legend>
      {insertAt(shownRows, removal?.index ?? rows.length, undoLine)}
      {isFull && <p role="alert">{fullSentence(leftOut)}</p>}
      <WaitingButton className="secondary add" aria-disabled={isFull || undefined} onClick={add}>
        {rowName} hinzufügen
      </WaitingButton>
      {more}
      {button}
    </fieldset>
  );
}

function isEmpty(row: HTMLElement | null): boolean {
  const inputs = row?.querySelectorAll<HTMLInputElement>('.field input') ?? [];
  return Array.from(inputs).every(({ value }) => value.trim() === '');
}

/** A new row is filled in at once. After a removal the focus stands where no key loses anything. */
function focusAfter({ kind, index }: RowChange, list: HTMLElement | null) {
  const row = list?.querySelectorAll('.row')[index];
  const next = row?.querySelector<HTMLElement>(kind === 'added' ? '.field input' : '.row-name');
  (next ?? list?.querySelector<HTMLElement>('button.add'))?.focus();
}
