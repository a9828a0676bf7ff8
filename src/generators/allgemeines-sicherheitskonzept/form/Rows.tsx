import { useEffect, useId, useRef, useState } from 'react';
import { type FieldArray, type Path, useFieldArray, useFormContext } from 'react-hook-form';
import { DateField } from '../../../ui/DateField';
import { InputField } from '../../../ui/InputField';
import { useHydrated } from '../../../ui/useHydrated';
import type { Input, Row, RowList } from '../input';
import { TelField } from './TelField';

export type Column = { name: string; label: string; type: 'text' | 'tel' | 'date' };

type Props = {
  name: RowList;
  legend: string;
  /** What one row is called, e.g. `Coach`; its button is `Coach hinzufügen`. */
  rowName: string;
  columns: readonly Column[];
  newRow(rows: readonly Row[]): FieldArray<Input, RowList>;
  onRemove?(row: Row): void;
};

/** A list whose rows come and go. What the other rows hold stays; the focus goes on where it was. */
export function Rows({ name, legend, rowName, columns, newRow, onRemove }: Props) {
  const { control, register, getValues } = useFormContext<Input>();
  const { fields, append, remove } = useFieldArray<Input, RowList>({ control, name });
  const list = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<{ index: number }>();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const hydrated = useHydrated();
  const id = useId();

  useEffect(() => {
    if (!removed) return;
    const next = list.current?.querySelectorAll<HTMLElement>('button.remove')[removed.index];
    (next ?? addButton.current)?.focus();
  }, [removed]);

  // The same words twice are an announcement each.
  function announce(text: string) {
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  }

  function add() {
    const row = newRow(getValues(name));
    append(row, { focusName: `${name}.${fields.length}.${columns[0]?.name}` });
    announce(`${rowName} ${fields.length + 1} hinzugefügt.`);
  }

  function removeRow(index: number) {
    onRemove?.(getValues(name)[index] ?? {});
    remove(index);
    setRemoved({ index });
    announce(`${rowName} ${index + 1} entfernt.`);
  }

  return (
    <fieldset ref={list} className="rows">
      <legend>{legend}</legend>
      {fields.map((field, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would want a legend to be seen
        <div key={field.id} className="row" role="group" aria-labelledby={`${id}-${field.id}`}>
          <span id={`${id}-${field.id}`} className="row-name">
            {rowName} {index + 1}
          </span>
          {columns.map((column) => {
            const path = `${name}.${index}.${column.name}` as Path<Input>;
            if (column.type === 'tel') {
              return <TelField key={column.name} name={path} label={column.label} />;
            }
            const Kind = column.type === 'date' ? DateField : InputField;
            return <Kind key={column.name} label={column.label} {...register(path)} />;
          })}
          <button
            type="button"
            className="remove"
            disabled={!hydrated}
            aria-label={`${rowName} ${index + 1} entfernen`}
            onClick={() => removeRow(index)}
          >
            entfernen
          </button>
        </div>
      ))}
      <button
        ref={addButton}
        type="button"
        className="secondary"
        disabled={!hydrated}
        onClick={add}
      >
        {rowName} hinzufügen
      </button>
      <p className="visually-hidden" role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
    </fieldset>
  );
}
