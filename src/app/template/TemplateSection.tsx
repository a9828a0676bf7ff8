import { type ReactNode, useState } from 'react';
import type { Draft } from '../draft/draft';
import { unreachablePart, useLatePart } from '../latePart';

const loadTrial = async () => (await import('./TemplateTrial')).TemplateTrial;

/**
 * The looks to choose from, and a template of one's own. What is for designers is a chunk of the program of its
 * own, here when it is opened or before.
 */
export function TemplateSection({ draft, children }: { draft: Draft; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { part: Trial, hasFailed } = useLatePart(loadTrial, isOpen);

  return (
    <details className="template" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="quiet">Aussehen</summary>
      {children}
      {Trial ? <Trial draft={draft} /> : hasFailed && <p role="alert">{unreachablePart}</p>}
    </details>
  );
}
