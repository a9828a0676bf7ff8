import { type Field, type FieldPath, fieldPaths } from '../../document/fields';
import type { ReadInput } from '../../generators/contract';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { exampleOf } from '../draft/typicalInput';

const exampleDay = new Date(2027, 8, 1);

/** A draft with a typical input of its generator. The page for designers shows the template of the draft. */
export type ShownTemplate = Draft & { typical: ReadInput };

type Props = { template: ShownTemplate; onCopy: (tag: string) => void };

/** Shows a table of all names that a template may use. Each name has an example and buttons that copy its tags. */
export function FieldTable({ template, onCopy }: Props) {
  const { generator, typical } = template;
  // Locale and day are fixed, because the HTML of the build must have the same examples as the visitor's browser.
  const data = generator.toDocument(typical, { locale: 'de-CH', today: exampleDay });

  /** Returns an example of a field, from the data or else from the input. For a block, returns a note. */
  function noteOf({ field, path }: FieldPath) {
    if (field === 'condition') {
      const options = generator.optionTexts(path.at(-1) ?? '').map((text) => `«${text}»`);
      return options.length > 0 ? `Bedingung, auf Wunsch: ${options.join(' oder ')}` : 'Bedingung';
    }
    return isText(field) ? exampleOf(data, path) || exampleOf(typical, path) : 'Schleife';
  }

  return (
    <table className="field-table">
      <caption>Felder, mit einem Druck kopiert</caption>
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">Beispiel</th>
        </tr>
      </thead>
      <tbody>
        {fieldPaths(generator.fields).map(({ field, path }) => {
          const loop = path.at(-2);
          const [, whole] = /^part of (.*)$/.exec(String(field)) ?? [];
          return (
            <tr key={path.join()} data-depth={path.length - 1 || undefined}>
              <th scope="row">
                {(isText(field) ? [''] : ['#', '/'])
                  .map((sign) => `{${sign}${path.at(-1)}}`)
                  .map((tag) => (
                    <WaitingButton key={tag} className="tag" onClick={() => onCopy(tag)}>
                      {tag}
                    </WaitingButton>
                  ))}
                {loop && <span className="visually-hidden">{` in ${loop}`}</span>}
              </th>
              <td className={isText(field) ? undefined : 'field-note'}>
                {noteOf({ field, path })}
                {whole && <small>{`Teil von {${whole}}`}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function isText(field: Field) {
  return typeof field === 'string' && field !== 'condition';
}
