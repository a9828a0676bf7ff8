import type { ReactNode } from 'react';
import type { Diagnostic } from '../../document/diagnostic';
import { groupBy } from '../../document/word/groupBy';

type Props = {
  diagnostics: readonly SharedDiagnostic[];
  intro?: ReactNode;
  /** True if nothing is shown before a press on «Alle Hinweise». */
  isFolded?: boolean;
  /** Called for a press on «Stelle zeigen». Without `onShow`, no diagnostic has this button. */
  onShow?: ShowPlace;
};

/** Shows the place of a diagnostic. */
export type ShowPlace = (diagnostic: SharedDiagnostic) => void;

/** Shows a list of diagnostics about templates. */
export function Diagnostics({ diagnostics, intro, isFolded, onShow }: Props) {
  if (diagnostics.length === 0) return null;
  const seen = isFolded ? 0 : 5;
  const itemOf = (one: SharedDiagnostic) => (
    <li key={JSON.stringify([one.message, one.words, one.place])}>
      {one.message}
      {one.words && <small>Dort steht: «{one.words}»</small>}
      {one.names && <small>Bei: {one.names.join(', ')}</small>}
      {onShow && isShowable(one) && (
        <button type="button" className="quiet" onClick={() => onShow(one)}>
          Stelle zeigen
        </button>
      )}
    </li>
  );
  return (
    <>
      {intro && <p>{intro}</p>}
      <ul>{diagnostics.slice(0, seen).map(itemOf)}</ul>
      {diagnostics.length > seen && (
        <details>
          <summary className="quiet">Alle Hinweise ({diagnostics.length})</summary>
          <ul>{diagnostics.slice(seen).map(itemOf)}</ul>
        </details>
      )}
    </>
  );
}

/**
 * A diagnostic about one or more templates. `names` has the names of these templates, or one phrase for all templates.
 * `names` is missing if a single template was checked.
 */
export type SharedDiagnostic = Diagnostic & { names?: readonly string[] };

/**
 * True if `SideBySide` can show the place of a diagnostic. `SideBySide` marks the `words` in the template. For an
 * `option`, `SideBySide` shows the document with this option ticked. `SideBySide` cannot show a document in which one
 * condition is false (`without`).
 */
function isShowable({ words, option, without }: SharedDiagnostic) {
  return words || (option !== undefined && !without);
}

/**
 * Merges the diagnostics of several templates by their messages. The words and the place are those of the first template.
 *
 * @param all the name of each template, and the diagnostics about the template
 */
export function sharedDiagnostics(
  all: readonly (readonly [name: string, diagnostics: readonly Diagnostic[]])[],
) {
  const found = all.flatMap(([name, diagnostics]) => diagnostics.map((one) => ({ name, one })));
  return groupBy(found, ({ one }) => one.message).map((group) => {
    const names = [...new Set(group.map(({ name }) => name))];
    return { ...group[0].one, names: names.length === all.length ? ['allen Dokumenten'] : names };
  });
}
