import type { Field, Fields } from '../../document/fields';
import type { ReadInput } from '../../generators/contract';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';

const exampleDay = new Date(2027, 8, 1);

/** A draft whose template is on the page for designers, with a typical input of its generator. */
export type ShownTemplate = Draft & { typical: ReadInput };

type Props = { template: ShownTemplate; onCopy: (tag: string) => void };

/** Shows tables of all names that a template may use. Each name has an example and buttons that copy its tags. */
export function FieldTables({ template, onCopy }: Props) {
  const { generator, typical } = template;
  // Locale and day are fixed, because the HTML of the build must have the same examples as the visitor's browser.
  const data = generator.toDocument(typical, { locale: 'de-CH', today: exampleDay });
  const tables = fieldTables(generator.fields);

  /**
   * Returns the text beside a name: the example of a field in the data or else in the input, or a note about a block.
   */
  function noteOf({ field, path }: FieldRow) {
    const [name = ''] = path.slice(-1);
    if (field === 'condition') {
      const options = generator.optionTexts(name).map((text) => `«${text}»`);
      return options.length > 0 ? `Bedingung, auf Wunsch: ${options.join(' oder ')}` : 'Bedingung';
    }
    if (typeof field === 'string') return exampleOf(data, path) || exampleOf(typical, path);
    const isShared = path.length === 1 && tables.some(({ sharedBy }) => sharedBy.includes(name));
    return isShared ? 'Schleife, Felder weiter unten' : 'Schleife';
  }

  return tables.map((table) => (
    <table key={table.sharedBy.join()} className="field-table">
      <caption>
        {table.sharedBy.length > 0
          ? `In jeder Schleife: ${table.sharedBy.join(', ')}`
          : 'Drücke auf ein Feld: Es ist kopiert'}
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

/** A row of a table. `path` has the names of the loops around the field, and then the name of the field. */
type FieldRow = { path: readonly string[]; field: Field };

/**
 * A table of fields. `sharedBy` has the names of the loops that all have these fields. The table of the whole document
 * has an empty `sharedBy`.
 */
export type FieldTable = { sharedBy: readonly string[]; rows: readonly FieldRow[] };

/**
 * Returns the tables of the fields of a template, with rows in the order of `fields`. Loops with equal fields have one
 * common table if there are at least three of these loops.
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

/**
 * Returns the rows for the fields inside a loop or a whole template.
 *
 * @param loops the names of the loops around these fields
 * @param apart the names of the loops whose fields are in a table of their own
 */
function rowsOf(
  field: Field | undefined,
  loops: readonly string[],
  apart: readonly string[],
): FieldRow[] {
  if (typeof field !== 'object') return [];
  return Object.entries(field).flatMap(([name, inner]) => {
    const path = [...loops, name];
    return [{ path, field: inner }, ...(apart.includes(name) ? [] : rowsOf(inner, path, []))];
  });
}

/**
 * Returns the first value of a field in all items of the loops around it, or an empty text. Missing values, empty
 * texts, conditions and loops are skipped.
 *
 * @param data the data of a template, or an input with the same names
 * @param path the names of the loops around the field, and then the name of the field
 */
export function exampleOf(data: unknown, path: readonly string[]) {
  const values = path.reduce<unknown[]>(
    (items, name) => items.flatMap((item) => Object(item)[name]),
    [data],
  );
  return String(values.find((one) => one && typeof one !== 'object' && one !== true) ?? '');
}
