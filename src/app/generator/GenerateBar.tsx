import { useHydrated } from '../../ui/useHydrated';
import type { GenerateStatus } from './useGenerate';

/** The generating button and, beside it, how the last press went. */
export function GenerateBar({ status, label }: { status: GenerateStatus; label: string }) {
  const working = status.kind === 'working';
  return (
    <div className="generate-bar">
      <button
        type="submit"
        className="primary"
        disabled={!useHydrated()}
        aria-disabled={working}
        // The second click of a double-click would save the same file twice.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {working ? 'Dokument wird erstellt …' : label}
      </button>
      <p className={`status ${status.kind}`} aria-live="polite">
        {working && <span className="visually-hidden">Dokument wird erstellt …</span>}
        {status.kind === 'saved' && `«${status.fileName}» ist heruntergeladen.`}
        {status.kind === 'failed' && status.message}
      </p>
    </div>
  );
}
