import { type ClipboardEvent, type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Fold } from '../../../ui/Fold';
import { changeFields } from '../../../ui/Form';
import { InputField, type InputProps } from '../../../ui/fields';
import { type RowTexts, useRowList } from '../../../ui/useRowList';
import { WaitingButton } from '../../../ui/WaitingButton';
import { filledRows, isEmptyRow, type RowList, rowLists } from '../input';
import { useInput, useStart } from './useInput';

/** The form fields of a row: for each field, the name, the label, and the component if the field is no plain text. */
type Columns = readonly (readonly [
  name: string,
  label: string,
  Field?: ComponentType<InputProps>,
])[];

type Props = {
  name: RowList;
  columns: Columns;
  /** The fields that are shown when one of them is filled initially or by a pasted table, or at a press of a button. */
  optional?: Columns;
  /** The label of the button that shows the optional fields. */
  optionalLabel?: string;
  /** Makes rows of a pasted table. A text without rows gives an empty list. */
  onTable: (text: string, year: string) => readonly RowTexts[];
  /** Content below the buttons. */
  children?: ReactNode;
};

/**
 * A list of rows. A person can add rows, remove rows, and bring removed rows back. None of these actions changes the
 * values of another row. After a removal, the focus moves to the following row. If no row follows the removed row, the
 * focus moves to the button that adds a row. A hidden field of each row holds the `key` that select fields store.
 */
export function Rows({ name, columns, optional = [], optionalLabel, onTable, children }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [title, rowName] = rowLists[name];
  const start: readonly RowTexts[] = useStart()[name];
  const count = useInput((input) => filledRows<RowTexts>(input[name]).length);
  const year = useInput(({ camp }) => camp.startDate.slice(0, 4));
  const hasOptional = (texts: readonly RowTexts[]) =>
    texts.some((row) => optional.some(([field]) => row[field]));
  const [isShown, setShown] = useState(() => hasOptional(start));
  const { show, lines, ...act } = useRowList(list, start);

  /**
   * Reads a table or several lines that are pasted into a field. The new rows replace empty rows. In an optional field
   * (`.fields`), only a text with tabs is read as a table, because a single value may have several lines. Days without
   * a year get the year in which the camp begins.
   */
  function pasteTable(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    const text = clipboardData.getData('text');
    if (!(target instanceof HTMLInputElement)) return;
    if (!(target.closest('.fields') ? /\t/ : /[\t\n]/).test(text.trim())) return;
    const texts = onTable(text, year);
    if (texts.length === 0) return;
    event.preventDefault();
    if (hasOptional(texts)) setShown(true);
    act.paste(texts);
  }

  /** Shows the optional fields and moves the focus to the first of them, or to the button that adds a row. */
  function showOptional() {
    changeFields(null, () => setShown(true));
    list.current?.querySelector<HTMLElement>('.fields input, .add')?.focus();
  }

  return (
    <Fold
      ref={list}
      name={name}
      className="rows"
      title={title}
      figure={count || ''}
      isOpen={name === 'activities' && start.every(isEmptyRow)}
      onPaste={pasteTable}
      onKeyDown={act.onKeyDown}
    >
      {show((row, index) => {
        const called = `${rowName} ${index + 1}`;
        const fieldsOf = (some: Columns) =>
          some.map(([field, label, Field = InputField]) => (
            <Field
              key={field}
              label={label}
              name={`${name}.${index}.${field}`}
              defaultValue={row.start[field]}
            />
          ));
        return (
          <fieldset key={row.key} className="row" aria-label={called}>
            <span className="row-name" tabIndex={-1}>
              {called}
            </span>
            <input type="hidden" name={`${name}.${index}.key`} value={row.key} />
            {fieldsOf(columns)}
            {isShown && <div className="fields">{fieldsOf(optional)}</div>}
            <div className="row-buttons">{act.removeButton(row, called)}</div>
          </fieldset>
        );
      })}
      {lines}
      <WaitingButton className="secondary add" onClick={act.add}>
        {rowName} hinzufügen
      </WaitingButton>
      {optionalLabel && !isShown && (
        <WaitingButton className="quiet" onClick={showOptional}>
          {optionalLabel}
        </WaitingButton>
      )}
      {children}
    </Fold>
  );
}
