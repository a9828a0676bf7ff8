import type { Field, Fields } from '../../document/fields';
import { WaitingButton } from '../../ui/WaitingButton';
import type { ShownTemplate } from './sample';

const exampleDay = new Date(2027, 8, 1);

type Props = { template: ShownTemplate; onCopy: (tag: string) => void };

/** All fields of a template, each with an example, to copy. */
export function FieldTables({ template, onCopy }: Props) {
  const { generator, typical } = template;
  // As the build prints them, whatever the visitor's own locale is, and whatever the day.
  const data = generator.toDocument(typical, { locale: 'de-CH', today: exampleDay });
  const tables = fieldTables(generator.fields);

  /** What is left out of this document has its example in the input, under the same name. */
  function noteOf({ kind, name, path, table }: FieldRow): string {
    if (kind === 'text') return exampleOf(data, path) || exampleOf(typical, path);
    if (kind === 'condition') return conditionNote(generator.extraTexts(name));
    return table === undefined ? 'Schleife' : `Schleife, siehe «${titleOf(tables[table])}»`;
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
        {table.rows.map((row) => (
          <tr key={row.path.join()} data-depth={row.loops.length}>
            <th scope="row">
              {tagsOf(row).map((tag) => (
                <Tag key={tag} tag={tag} onCopy={onCopy} />
              ))}
              {row.loops.length > 0 && (
                <span className="visually-hidden"> in {row.loops.join(', ')}</span>
              )}
            </th>
            <td className={row.kind === 'text' ? undefined : 'field-note'}>
              {noteOf(row)}
              {row.whole && <small>Teil von {`{${row.whole}}`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/** What is shared is called after what it has. */
function titleOf(table: FieldTable | undefined): string {
  if (!table || table.sharedBy.length === 0) return 'Felder';
  const names = table.rows.map(({ name }) => name);
  if (names.includes('contact')) return 'Personen';
  return names.includes('items') ? 'Gruppen' : 'Einträge';
}

function conditionNote(extras: readonly string[]): string {
  if (extras.length === 0) return 'Bedingung';
  return `Bedingung, auf Wunsch: ${extras.map((text) => `«${text}»`).join(' oder ')}`;
}

function tagsOf({ kind, name }: FieldRow): string[] {
  return kind === 'text' ? [`{${name}}`] : [`{#${name}}`, `{/${name}}`];
}

function Tag({ tag, onCopy }: { tag: string; onCopy: Props['onCopy'] }) {
  return (
    <WaitingButton className="tag" onClick={() => onCopy(tag)}>
      <code>{tag}</code>
      <span className="visually-hidden"> kopieren</span>
    </WaitingButton>
  );
}

export type FieldRow = {
  name: string;
  /** The loops of its table that it stands in, from the outermost. */
  loops: readonly string[];
  kind: 'text' | 'condition' | 'loop';
  /** The text that it is a part of. */
  whole?: string | undefined;
  /** Of a loop whose fields stand in a table of their own: the place of that table. */
  table?: number | undefined;
  /** How to find an example: the loops on the way there, and its own name. */
  path: readonly string[];
};

/** The fields of a document, or (with the names of loops) those that each of these loops has. */
export type FieldTable = { sharedBy: readonly string[]; rows: readonly FieldRow[] };

/**
 * The fields of a template, in the order of its data. What three or more of its loops have in common
 * stands once, in a table of its own.
 */
export function fieldTables(fields: Fields): FieldTable[] {
  const loops = Object.entries(fields).filter(isLoop);
  const shared = loops
    .map(([, field]) =>
      loops.filter(([, other]) => JSON.stringify(other) === JSON.stringify(field)),
    )
    .filter((alike, index) => alike.length >= 3 && alike[0] === loops[index])
    .map((alike) => ({ of: alike[0]?.[1] ?? {}, sharedBy: alike.map(([name]) => name) }));
  return [
    { sharedBy: [], rows: rowsOf(fields, [], [], shared) },
    ...shared.map(({ of, sharedBy }) => ({
      sharedBy,
      rows: rowsOf(of, [], sharedBy.slice(0, 1), []),
    })),
  ];
}

function isLoop(entry: [string, Field]): entry is [string, Fields] {
  return typeof entry[1] === 'object';
}

function rowsOf(
  fields: Fields,
  loops: readonly string[],
  way: readonly string[],
  shared: readonly { sharedBy: readonly string[] }[],
): FieldRow[] {
  return Object.entries(fields).flatMap(([name, field]): FieldRow[] => {
    const row = { name, loops, path: [...way, name] };
    if (field === 'condition') return [{ ...row, kind: field }];
    if (typeof field === 'string') {
      return [{ ...row, kind: 'text', whole: /^part of (.*)$/.exec(field)?.[1] }];
    }
    const place = shared.findIndex(({ sharedBy }) => sharedBy.includes(name));
    if (place >= 0) return [{ ...row, kind: 'loop', table: place + 1 }];
    return [{ ...row, kind: 'loop' }, ...rowsOf(field, [...loops, name], row.path, [])];
  });
}

/**
 * What a field says first in the loops on the way to it.
 *
 * @param data what a template is filled with
 * @param path the loops, and the field's own name
 */
export function exampleOf(data: unknown, path: readonly string[]): string {
  const said = path.reduce<unknown[]>(
    (turns, name) => turns.flatMap((turn) => Object(turn)[name]),
    [data],
  );
  return String(said.find((one) => one && typeof one !== 'object' && one !== true) ?? '');
}
