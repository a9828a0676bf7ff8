import type { Field, Fields } from '../../document/fields';
import type { ReadInput } from '../../generators/contract';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';

const exampleDay = new Date(2027, 8, 1);

/** A template on the page for designers, with a typical input. */
export type ShownTemplate = Draft & { typical: ReadInput };

type Props = { template: ShownTemplate; onCopy: (tag: string) => void };

/** All fields of a template, each with an example, to copy. */
export function FieldTables({ template, onCopy }: Props) {
  const { generator, typical } = template;
  // The build prints the same examples, so that neither locale nor day of the visitor may count.
  const data = generator.toDocument(typical, { locale: 'de-CH', today: exampleDay });
  const tables = fieldTables(generator.fields);

  /** The example of a field. A field that the sample leaves empty has its example in the input, under the same name. */
  function noteOf({ field, path }: FieldRow) {
    const [name = ''] = path.slice(-1);
    if (field === 'condition') {
      const extras = generator.optionTexts(name).map((text) => `«${text}»`);
      return extras.length > 0 ? `Bedingung, auf Wunsch: ${extras.join(' oder ')}` : 'Bedingung';
    }
    if (typeof field === 'string') return exampleOf(data, path) || exampleOf(typical, path);
    const own = path.length === 1 && tables.find(({ sharedBy }) => sharedBy.includes(name));
    return own ? `Schleife, siehe «${titleOf(own)}»` : 'Schleife';
  }

  return tables.map((table) => (
    <table key={table.sharedBy.join()} className="field-table">
      <caption>
        {titleOf(table)}
        {table.sharedBy.length > 0 && <small>In jeder Schleife: {table.sharedBy.join(', ')}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">Beispiel</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => {
          const { field, path } = row;
          const loops = path.slice(table.sharedBy.length > 0 ? 1 : 0, -1);
          const isText = typeof field === 'string' && field !== 'condition';
          const [, whole] = (isText && /^part of (.*)$/.exec(field)) || [];
          return (
            <tr key={path.join()} data-depth={loops.length}>
              <th scope="row">
                {(isText ? [''] : ['#', '/'])
                  .map((sign) => `{${sign}${path.at(-1)}}`)
                  .map((tag) => (
                    <WaitingButton key={tag} className="tag" onClick={() => onCopy(tag)}>
                      <code>{tag}</code>
                    </WaitingButton>
                  ))}
                {loops.length > 0 && (
                  <span className="visually-hidden"> in {loops.join(', ')}</span>
                )}
              </th>
              <td className={isText ? undefined : 'field-note'}>
                {noteOf(row)}
                {whole && <small>Teil von {`{${whole}}`}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ));
}

/** The name of a shared table, by its fields. */
function titleOf({ sharedBy, rows }: FieldTable) {
  if (sharedBy.length === 0) return 'Drücke auf ein Feld: Es ist kopiert';
  const names = rows.flatMap(({ path }) => path);
  if (names.includes('contact')) return 'Personen';
  return names.includes('items') ? 'Gruppen' : 'Einträge';
}

/** The path of a field: the loops around the field, and the name of the field. */
type FieldRow = { path: readonly string[]; field: Field };

/** The fields of a document, or the fields that all of the named loops have. */
export type FieldTable = { sharedBy: readonly string[]; rows: readonly FieldRow[] };

/**
 * The tables of the fields of a template, in the order of its data. Fields that three or more loops share have one
 * table.
 */
export function fieldTables(fields: Fields) {
  const alike = new Map<string, string[]>();
  for (const [name, field] of Object.entries(fields)) {
    const shape = JSON.stringify(field);
    if (typeof field === 'object') alike.set(shape, [...(alike.get(shape) ?? []), name]);
  }
  const shared = [...alike.values()].filter((names) => names.length >= 3);
  return [
    { sharedBy: [], rows: rowsOf(fields, [], shared.flat()) },
    ...shared.map((sharedBy) => ({
      sharedBy,
      rows: rowsOf(fields[sharedBy[0] ?? ''], sharedBy.slice(0, 1), []),
    })),
  ];
}

/** @param apart the loops whose fields are in another table */
function rowsOf(
  field: Field | undefined,
  way: readonly string[],
  apart: readonly string[],
): FieldRow[] {
  if (typeof field !== 'object') return [];
  return Object.entries(field).flatMap(([name, inner]) => {
    const path = [...way, name];
    return [{ path, field: inner }, ...(apart.includes(name) ? [] : rowsOf(inner, path, []))];
  });
}

/**
 * The first example of a field, in the loops on its path.
 *
 * @param data the data of a template
 * @param path the loops, and the name of the field
 */
export function exampleOf(data: unknown, path: readonly string[]) {
  const said = path.reduce<unknown[]>(
    (turns, name) => turns.flatMap((turn) => Object(turn)[name]),
    [data],
  );
  return String(said.find((one) => one && typeof one !== 'object' && one !== true) ?? '');
}
