import type { Diagnostic } from '../../document/diagnostic';
import { groupBy } from '../../document/word/groupBy';

type Props = {
  diagnostics: readonly Diagnostic[];
  intro?: string;
  /** Called for a press on «Stelle zeigen». Without `onShow`, no diagnostic has this button. */
  onShow?: ShowPlace;
};

/** Shows the place of a diagnostic. */
export type ShowPlace = (diagnostic: Diagnostic) => void;

/** Shows the first of several diagnostics about templates. The others are folded. */
export function Diagnostics({ diagnostics, intro, onShow }: Props) {
  const [first, ...others] = diagnostics;
  if (!first) return null;
  const itemOf = (one: Diagnostic) => (
    <li key={JSON.stringify([one.message, one.words, one.place])}>
      {one.message}
      {one.words && <small>Dort steht: «{one.words}»</small>}
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
      <ul>{itemOf(first)}</ul>
      {others[0] && (
        <details>
          <summary className="quiet">Weitere Hinweise ({others.length})</summary>
          <ul>{others.map(itemOf)}</ul>
        </details>
      )}
    </>
  );
}

/**
 * True if `SideBySide` can show the place of a diagnostic. `SideBySide` marks the `words` in the template. For an
 * `option`, `SideBySide` shows the document with this option ticked. `SideBySide` cannot show a document in which one
 * condition is false (`without`).
 */
function isShowable({ words, option, without }: Diagnostic) {
  return words || (option !== undefined && !without);
}

/**
 * Merges the diagnostics of several templates by their messages. The words and the place are those of the first
 * template.
 *
 * @param all the name of each template, and the diagnostics about the template
 * @returns the diagnostics in groups that are about the same templates. `about` names the templates in German. The
 *   group about most templates is first.
 */
export function sharedDiagnostics(
  all: readonly (readonly [name: string, diagnostics: readonly Diagnostic[]])[],
) {
  const found = all.flatMap(([name, diagnostics]) => diagnostics.map((one) => ({ name, one })));
  const merged = groupBy(found, ({ one }) => one.message).map((group) => {
    const names = [...new Set(group.map(({ name }) => name))];
    return { names, one: group[0].one };
  });
  merged.sort((one, other) => other.names.length - one.names.length);
  return groupBy(merged, ({ names }) => names.join()).map((group) => {
    const { names } = group[0];
    const about = names.length === all.length ? 'allen Dokumenten' : `«${names.join('», «')}»`;
    return { about: `Bei ${about}`, diagnostics: group.map(({ one }) => one) };
  });
}
