import { Fragment } from 'react';
import { WaitingButton } from '../../ui/WaitingButton';
import { exampleOf, type FieldRow, type FieldTable, fieldTables } from './fieldTables';
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
              <Lines text={noteOf(row)} />
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

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
