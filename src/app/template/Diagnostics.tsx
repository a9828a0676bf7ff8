import type { ReactNode } from 'react';
import type { SharedDiagnostic } from '../../document/sharedDiagnostics';

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
