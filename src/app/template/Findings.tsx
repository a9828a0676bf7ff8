import type { ReactNode } from 'react';
import type { Finding } from '../../document/sharedDiagnostics';

/** The number of diagnostics shown at once: nobody reads more, and thousands would hold up the page. */
const mostFindings = 100;

/** A list of diagnostics of templates. */
export function Findings({ findings, intro }: { findings: readonly Finding[]; intro?: ReactNode }) {
  if (findings.length === 0) return null;
  const more = findings.length - mostFindings;
  return (
    <>
      {intro && <p>{intro}</p>}
      <ul>
        {findings.slice(0, mostFindings).map(({ message, words, place, names }) => (
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
