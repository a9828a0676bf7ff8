import type { ReactNode } from 'react';
import type { Diagnostic } from '../../document/diagnostic';

/** The number of diagnostics shown at once: nobody reads more, and thousands would hold up the page. */
const mostDiagnostics = 100;

/** A list of diagnostics of templates. */
export function Diagnostics({
  diagnostics,
  intro,
}: {
  diagnostics: readonly SharedDiagnostic[];
  intro?: ReactNode;
}) {
  if (diagnostics.length === 0) return null;
  const more = diagnostics.length - mostDiagnostics;
  return (
    <>
      {intro && <p>{intro}</p>}
      <ul>
        {diagnostics.slice(0, mostDiagnostics).map(({ message, words, place, names }) => (
          <li key={`${message} ${place?.paragraph} ${place?.start}`}>
            {message}
            {words && <small>Dort steht: «{words}»</small>}
            {names && <small>Bei: {names.join(', ')}</small>}
          </li>
        ))}
        {more > 0 && <li>… und {more} weitere</li>}
      </ul>
    </>
  );
}

/** A message about some templates (`names`), or about all where there are no names. */
export type SharedDiagnostic = Pick<Diagnostic, 'message' | 'words' | 'place'> & {
  names?: readonly string[];
};

/**
 * Merges equal messages about several templates. A message that does not concern all of them gets their names.
 *
 * @param all the name of each template, and its errors
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
