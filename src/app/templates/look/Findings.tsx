import type { Finding } from './findingsOf';

/** What is to be said of some documents, or of all of them alike. */
export function Findings({ findings, total }: { findings: readonly Finding[]; total: number }) {
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map(({ message, names }) => (
        <li key={message}>
          {message}
          {names.length > 0 && names.length < total && <small>Bei: {names.join(', ')}</small>}
        </li>
      ))}
    </ul>
  );
}
