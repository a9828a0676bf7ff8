import { type RefObject, useEffect, useState } from 'react';
import { InputField } from './fields';
import type { ListedRow } from './listedRows';
import type { RowTexts } from './Row';
import { WaitingButton } from './WaitingButton';

/** Fields of every row of a list that are hidden until somebody wants them. */
export type OptionalColumns = {
  /** What the button is called that shows them. */
  label: string;
  columns: readonly { name: string; label: string }[];
};

/** They are there from the moment on in which a row has something in one of them. */
export function useOptionalColumns<Values extends RowTexts>(
  { label, columns }: OptionalColumns = { label: '', columns: [] },
  rows: readonly ListedRow<Values>[],
  list: RefObject<HTMLElement | null>,
) {
  const [isShown, setShown] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isFilled = columns.some(({ name }) =>
    rows.some(({ start, texts }) => start?.[name] || texts?.[name]),
  );
  if ((isFilled || isPressed) && !isShown) setShown(true);
  // The button is gone then, and the focus with it.
  useEffect(() => {
    if (isPressed) list.current?.querySelector<HTMLElement>('.row > .fields input, .add')?.focus();
  }, [isPressed, list]);

  return {
    button: columns.length > 0 && !isShown && (
      <WaitingButton className="quiet" onClick={() => setPressed(true)}>
        {label}
      </WaitingButton>
    ),
    fieldsOf: (path: string, start: Values | undefined) =>
      isShown && (
        <div className="fields">
          {columns.map(({ name, label }) => (
            <InputField
              key={name}
              label={label}
              type="text"
              name={`${path}.${name}`}
              defaultValue={start?.[name]}
            />
          ))}
        </div>
      ),
  };
}
