import type { ReactNode } from 'react';
import type { Diagnostic } from '../../document/diagnostic';

/** The largest number of diagnostics in a list. Thousands of diagnostics would make the page slow. */
const mostDiagnostics = 100;

/** The number of diagnostics that are shown before a press on «Alle … zeigen». */
const seenDiagnostics = 5;

type Props = { diagnostics: readonly SharedDiagnostic[]; intro?: ReactNode };

/** Shows a list of diagnostics about templates. */
export function Diagnostics({ diagnostics, intro }: Props) {
  if (diagnostics.length === 0) return null;
  const listed = diagnostics.slice(0, mostDiagnostics);
  const more = diagnostics.length - listed.length;
  return (
    <>
      {intro && <p>{intro}</p>}
      <ul>{listed.slice(0, seenDiagnostics).map(itemOf)}</ul>
      {listed.length > seenDiagnostics && (
        <details>
          <summary className="quiet">Alle {diagnostics.length} zeigen</summary>
          <ul>
            {listed.slice(seenDiagnostics).map(itemOf)}
            {more > 0 && <li>… und {more} weitere</li>}
          </ul>
        </details>
      )}
    </>
  );
}

function itemOf({ message, words, place, names }: SharedDiagnostic) {
  return (
    <li key={`${message} ${place?.paragraph} ${place?.start}`}>
      {message}
      {words && <small>Dort steht: «{words}»</small>}
      {names && <small>Bei: {names.join(', ')}</small>}
    </li>
  );
}

/**
 * A diagnostic about one or more templates. `names` has the names of these templates. `names` is missing for a
 * diagnostic about all templates.
 */
export type SharedDiagnostic = Pick<Diagnostic, 'message' | 'words' | 'place'> & {
  names?: readonly string[];
};

/**
 * Merges diagnostics with equal messages about several templates. A message that is not about all templates gets the
 * names of its templates.
 *
 * @param all the name of each template, and the diagnostics about the template
 */
export function sharedDiagnostics(
  all: readonly (readonly [name: string, diagnostics: readonly Diagnostic[]])[],
) {
  const messages = new Set(
    all.flatMap(([, diagnostics]) => diagnostics.map(({ message }) => message)),
  );
  return Array.from(messages, (message) => {
    const names = all
      .filter(([, diagnostics]) => diagnostics.some((one) => one.message === message))
      .map(([name]) => name);
    return names.length === all.length ? { message } : { message, names };
  });
}
