import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Icon } from '../../ui/Icon';

type LateGuide = typeof import('./LateGuide');

/** What the page holds folded: a chunk of the program of its own. */
export const loadLateGuide = (): Promise<LateGuide> => import('./LateGuide');

type Props = { heading: 'h3' | 'h4'; name: string; content: (late: LateGuide) => ReactNode };

/** A part of the guide that is not in the HTML: it comes when it is opened. */
export function LateFold({ heading: Heading, name, content }: Props) {
  const [late, setLate] = useState<LateGuide>();
  const [hasFailed, setHasFailed] = useState(false);

  function open({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || late) return;
    setHasFailed(false);
    loadLateGuide()
      .then(setLate)
      .catch(() => setHasFailed(true));
  }

  return (
    <details className="fold" onToggle={open}>
      <summary>
        <Heading>{name}</Heading>
        <Icon name="next" />
      </summary>
      {late ? (
        <div className="fold-content">{content(late)}</div>
      ) : (
        <p role="status">
          {hasFailed &&
            'Dieser Teil der Seite ist gerade nicht erreichbar. Prüfe deine Internetverbindung, klapp ihn zu und öffne ihn noch einmal.'}
        </p>
      )}
    </details>
  );
}
