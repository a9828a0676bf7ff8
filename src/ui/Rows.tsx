import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CallRow, Row } from './Row';
import { tellChange } from './tellChange';
import { usePressPause } from './usePressPause';
import { WaitingButton } from './WaitingButton';

/** A row as its fields are told of it. */
export type RowFrame<Values> = {
  /** Names the row for as long as it is there; none that was removed comes back. */
  key: string;
  /** What the names of its fields begin with, e.g. `coaches.0`. */
  path: string;
  /** What stands in a row that was there at first. */
  start: Values | undefined;
};

/** Counted, so that the same words twice are an announcement each. */
type Change = { kind: 'hinzugefügt' | 'entfernt'; index: number; count: number };

type Props<Values> = {
  name: string;
  legend: string;
  /** What one row is called, e.g. `Coach`; its button is `Coach hinzufügen`. */
  rowName: string;
  start: readonly Values[];
  /** The key of a row that was there at first, where it has one. */
  keyOf?: (row: Values) => string;
  /** What a row is called once something is typed into it. */
  callRow?: CallRow;
  /** The fields of a row. */
  children: (row: RowFrame<Values>) => ReactNode;
};

/** A list whose rows come and go. What the other rows hold stays; the focus goes on where it was. */
export function Rows<Values>({
  name,
  legend,
  rowName,
  start,
  keyOf,
  callRow,
  children,
}: Props<Values>) {
  const [rows, setRows] = useState(() => firstRows(name, start, keyOf));
  const [change, setChange] = useState<Change>();
  const { isPaused, pause } = usePressPause();
  const highest = useRef(Math.max(0, ...rows.map(({ key }) => numberIn(key))));
  const list = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!change) return;
    focusAfter(change, list.current);
    tellChange(list.current);
  }, [change]);

  function tell(kind: Change['kind'], index: number) {
    setChange({ kind, index, count: (change?.count ?? 0) + 1 });
  }

  function add() {
    highest.current += 1;
    setRows([...rows, { key: `${name}-${highest.current}`, start: undefined }]);
    tell('hinzugefügt', rows.length);
  }

  function remove(index: number) {
    // The next row has moved up to where the second press of a double-click hits.
    if (isPaused && change) return focusAfter(change, list.current);
    pause();
    setRows(rows.filter((_row, other) => other !== index));
    tell('entfernt', index);
  }

  return (
    <fieldset ref={list} className="rows">
      <legend>
        <h3>{legend}</h3>
      </legend>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          fallback={`${rowName} ${index + 1}`}
          callRow={callRow}
          isPaused={isPaused}
          onRemove={() => remove(index)}
        >
          {children({ ...row, path: `${name}.${index}` })}
        </Row>
      ))}
      <WaitingButton className="secondary add" onClick={add}>
        {rowName} hinzufügen
      </WaitingButton>
      <Announcement change={change} rowName={rowName} />
    </fieldset>
  );
}

function firstRows<Values>(
  name: string,
  start: readonly Values[],
  keyOf: Props<Values>['keyOf'],
): { key: string; start: Values | undefined }[] {
  return start.map((values, index) => ({
    key: keyOf?.(values) || `${name}-${index + 1}`,
    start: values,
  }));
}

function numberIn(key: string): number {
  return Number(/\d+$/.exec(key)?.[0] ?? 0);
}

/** A new row is filled in at once. After a removal the focus stands where no key loses anything. */
function focusAfter({ kind, index }: Change, list: HTMLElement | null) {
  const row = list?.querySelectorAll('.row')[index];
  const next = row?.querySelector<HTMLElement>(
    kind === 'hinzugefügt' ? '.field input' : '.row-name',
  );
  (next ?? list?.querySelector<HTMLElement>('button.add'))?.focus();
}

function Announcement({ change, rowName }: { change: Change | undefined; rowName: string }) {
  return (
    <p className="visually-hidden" role="status">
      {change && <span key={change.count}>{`${rowName} ${change.index + 1} ${change.kind}.`}</span>}
    </p>
  );
}
