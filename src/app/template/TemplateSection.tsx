import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import { loadEngines } from '../engine/templateInForce';
import type { TemplateTrial, TrialProps } from './TemplateTrial';

/** For designers. What it holds is a chunk of the program of its own, here when it is opened or before. */
export function TemplateSection(props: TrialProps) {
  const [Trial, setTrial] = useState<typeof TemplateTrial>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    const chunk = await import('./TemplateTrial');
    setTrial(() => chunk.TemplateTrial);
  }, []);

  // A failure is said when the section is opened.
  useEffect(() => whenIdle(() => load().catch(() => {})), [load]);

  function open({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) return;
    setHasFailed(false);
    load().catch(() => setHasFailed(true));
    loadEngines()
      .then(({ prepareChecking }) => prepareChecking())
      .catch(() => {});
  }

  return (
    <details className="template" onToggle={open}>
      <summary>Vorlage</summary>
      {Trial ? (
        <Trial {...props} />
      ) : (
        <p role="status">
          {hasFailed
            ? 'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung, klapp ihn zu und öffne ihn noch einmal.'
            : 'Einen Moment …'}
        </p>
      )}
    </details>
  );
}
