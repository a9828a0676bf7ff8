import { type ClipboardEvent, type ComponentType, useRef, useState } from 'react';
import { Fold } from '../../../ui/Fold';
import { changeFields } from '../../../ui/Form';
import { InputField, type InputProps } from '../../../ui/fields';
import { type RowTexts, useRowList } from '../../../ui/useRowList';
import { WaitingButton } from '../../../ui/WaitingButton';
import { isEmptyRow } from '../../data';
import { filledRows, type RowList, rowLists } from '../input';
import { readPeople } from '../readPeople';
import { readRows } from '../readTable';
import { useInput, useStart } from './useInput';

type Props = {
  name: RowList;
  /** Maps the name of a field to its component. The default component is `InputField`. */
  controls?: { [field: string]: ComponentType<InputProps> };
  /**
   * The label of the button that shows the optional fields. If the initial input or a pasted table fills one of these
   * fields, the fields are shown at once.
   */
  optionalLabel?: string;
};

/**
 * A list of rows. A visitor can add rows, remove rows, and bring removed rows back. After a removal, the focus moves to
 * the next row. If there is no next row, the focus moves to the button that adds a row.
 *
 * Each row has a hidden field with its `key`. The select fields for people (`personSelects`) store the `key` of the
 * chosen person.
 */
export function Rows({ name, controls = {}, optionalLabel }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [title, rowName, labels, shownCount] = rowLists[name];
  const fields = Object.entries(labels);
  const optional = fields.slice(shownCount);
  const filled: readonly RowTexts[] = useStart()[name];
  // A list without filled rows begins with one empty row. The `key` of a person must differ from the keys in all lists.
  // So the `key` of this row contains the name of the list.
  const start = filled[0] ? filled : [{ key: `${name}-1` }];
  const count = useInput((input) => filledRows<RowTexts>(input[name]).length);
  const year = useInput(({ camp }) => camp.startDate.slice(0, 4));
  const hasOptional = (texts: readonly RowTexts[]) =>
    texts.some((row) => optional.some(([field]) => row[field]));
  const [isShown, setShown] = useState(() => hasOptional(start));
  const { show, fullMessage, ...act } = useRowList(list, start);

  /**
   * Reads a table, or several lines, pasted into a field. The new rows replace empty rows. An optional field (inside
   * `.fields`) may have a value of several lines. So a text that is pasted there is a table only if the text has tabs.
   * Days without a year get the year in which the camp begins.
   */
  function pasteTable(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    const text = clipboardData.getData('text');
    if (!(target instanceof HTMLInputElement)) return;
    if (!(target.closest('.fields') ? /\t/ : /[\t\n]/).test(text.trim())) return;
    const texts =
      name === 'units' || name === 'activities'
        ? readRows(name, text, year)
        : readPeople(text).people;
    if (hasOptional(texts)) setShown(true);
    if (texts[0]) act.paste(event, texts);
  }

  /**
   * Shows the optional fields, and moves the focus to the first optional field. In a list without rows, the focus moves
   * to the button that adds a row.
   */
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
        const controlsOf = (some: typeof fields) =>
          some.map(([field, label]) => {
            const Control = controls[field] ?? InputField;
            return (
              <Control
                key={field}
                label={label}
                name={`${name}.${index}.${field}`}
                defaultValue={row.start[field]}
              />
            );
          });
        return (
          // biome-ignore lint/a11y/useSemanticElements: `reading-flow` has no effect on a `fieldset` (Chromium 156)
          <div key={row.key} className="row" role="group" aria-label={called} tabIndex={-1}>
            <span className="row-name">{called}</span>
            <input type="hidden" name={`${name}.${index}.key`} value={row.key} />
            {controlsOf(fields.slice(0, shownCount))}
            {isShown && <div className="fields">{controlsOf(optional)}</div>}
            {act.removeButton(row, called)}
          </div>
        );
      })}
      {fullMessage}
      <WaitingButton className="secondary add" onClick={act.add}>
        {rowName} hinzufügen
      </WaitingButton>
      {optionalLabel && !isShown && (
        <WaitingButton className="quiet" onClick={showOptional}>
          {optionalLabel}
        </WaitingButton>
      )}
      <p>Liste aus Excel oder Chat: ins Feld einfügen.</p>
    </Fold>
  );
}
