import type { ReactNode } from 'react';
import { WaitingButton } from '../../ui/WaitingButton';
import type { GenerateStatus } from './useGenerate';

type Props = {
  status: GenerateStatus;
  label: string;
  /** Further buttons. */
  children: ReactNode;
};

/** The generating button and, beside it, how the last press went. */
export function GenerateBar({ status, label, children }: Props) {
  const working = status.kind === 'working';
  return (
    <div className="generate-bar">
      <WaitingButton type="submit" className="primary" aria-disabled={working}>
        {working ? 'Dokument wird erstellt …' : label}
      </WaitingButton>
      {children}
      <p className={`status ${status.kind}`} aria-live="polite">
        {working && <span className="visually-hidden">Dokument wird erstellt …</span>}
        {status.kind === 'saved' && `«${status.fileName}» ist heruntergeladen.`}
        {status.kind === 'failed' && status.message}
      </p>
    </div>
  );
}
