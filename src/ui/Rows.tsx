import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from './Announcements';
import { mostRows } from './formLimits';
import { insertAt } from './insertAt';
import { type CallRow, Row, type RowTexts } from './Row';
import { UndoLine } from './UndoLine';
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

type ListedRow<Values> = {
  key: string;
  start: Values | undefined;
  /** What stands in a row that was brought back. */
  texts?: RowTexts;
};

/** What fills a list from outside. */
export type RowsHandle<Values> = {
  append: (rows: readonly Values[], keepsFocus: boolean) => void;
};

type Props<Values> = {
  ref?: Ref<RowsHandle<Values>>;
  name: string;
  legend: string;
  /** What one row is called, e.g. `Coach`; its button is `Coach hinzufügen`. */
  rowName: string;
  start: readonly Values[];
  /** The key of a row that was there at first, where it has one. */
  keyOf?: (row: Values) => string;
  /** What a row is called once something is typed into it. */
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
  rowName,
  start,
  keyOf,
  callRow,
  more,
  children,
}: Props<Values>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { rows, change, isPaused, removal, ...act } = useRowList({
    list,
    first: () => firstRows(name, start, keyOf),
    focusAfter: (latest) => focusAfter(latest, list.current),
  });
  const nameOf = ({ texts, start: first }: ListedRow<Values>, index: number) =>
    callRow?.(texts ?? first ?? {}).trim() || `${rowName} ${index + 1}`;
  useSaid(change, (index) => {
    const row = rows[index];
    return row ? nameOf(row, index) : '';
  });
  const highest = useRef(Math.max(0, ...rows.map(({ key }) => numberIn(key))));

  function newRow(values: Values | undefined) {
    highest.current += 1;
    return { key: `${name}-${highest.current}`, start: values };
  }

  const [leftOut, setLeftOut] = useState(0);
  const isFull = rows.length >= mostRows;

  function add() {
    if (isFull) return;
    setLeftOut(0);
    act.add([newRow(undefined)]);
  }

  /** Rows in which nothing is typed make room; what finds none is left out. */
  function append(values: readonly Values[], keepsFocus: boolean) {
    const elements = Array.from(list.current?.querySelectorAll<HTMLElement>('.row') ?? []);
    const kept = rows.filter((_row, index) => !isEmpty(elements[index]));
    const taken = values.slice(0, mostRows - kept.length);
    setLeftOut(values.length - taken.length);
    if (taken.length > 0) act.add(taken.map(newRow), kept, keepsFocus);
  }
  useImperativeHandle(ref, () => ({ append }));

  const undoLine = removal && (
    <UndoLine
      key="undo"
      removed={{
        key: removal.count,
        words: `${nameOf(removal.row, removal.index)} entfernt.`,
      }}
      isPaused={isPaused}
      onUndo={act.undo}
      onOver={act.forgetRemovals}
    />
  );
  const shownRows = rows.map(({ texts, ...row }, index) => (
    <Row
      key={row.key}
      fallback={`${rowName} ${index + 1}`}
      callRow={callRow}
      texts={texts}
      isPaused={isPaused}
      onRemove={(latest) => act.remove(index, { ...row, texts: latest })}
    >
      {children({ ...row, path: `${name}.${index}` })}
    </Row>
  ));
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
    </fieldset>
  );
}

function firstRows<Values>(
  name: string,
  start: readonly Values[],
  keyOf: Props<Values>['keyOf'],
): ListedRow<Values>[] {
  const taken = start.map((values) => keyOf?.(values));
  let number = 0;
  function freeKey() {
    do number += 1;
    while (taken.includes(`${name}-${number}`));
    return `${name}-${number}`;
  }
  return start.map((values) => ({ key: keyOf?.(values) || freeKey(), start: values }));
}

function fullSentence(leftOut: number): string {
  const full = `Hier haben ${mostRows} Zeilen Platz, mehr gehen nicht.`;
  if (leftOut === 0) return full;
  const left = leftOut === 1 ? 'die letzte Zeile' : `die letzten ${leftOut} Zeilen`;
  return `${full} Von dem, was du eingefügt hast, ${leftOut === 1 ? 'fehlt' : 'fehlen'} ${left}.`;
}

function isEmpty(row: HTMLElement | undefined): boolean {
  const inputs = row?.querySelectorAll<HTMLInputElement>('.field input') ?? [];
  return Array.from(inputs).every(({ value }) => value.trim() === '');
}

function numberIn(key: string): number {
  return Number(/\d+$/.exec(key)?.[0] ?? 0);
}

/** A new row is filled in at once. After a removal the focus stands where no key loses anything. */
function focusAfter({ kind, index }: RowChange, list: HTMLElement | null) {
  const row = list?.querySelectorAll('.row')[index];
  const next = row?.querySelector<HTMLElement>(kind === 'added' ? '.field input' : '.row-name');
  (next ?? list?.querySelector<HTMLElement>('button.add'))?.focus();
}

/** Has a change said; a removal is, where it can be brought back. */
function useSaid(change: RowChange | undefined, nameOf: (index: number) => string) {
  const announce = useAnnounce();
  const say = useEffectEvent(({ kind, index, rows }: RowChange) => {
    const others = rows > 1 ? ` und ${rows - 1} weitere` : '';
    if (kind === 'added') announce(`${nameOf(index)}${others} hinzugefügt.`);
    if (kind === 'returned') announce(`${nameOf(index)} zurückgeholt.`);
  });
  useEffect(() => {
    if (change) say(change);
  }, [change]);
}
