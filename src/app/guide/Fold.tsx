import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './folded.css?url';

type Props = { heading: 'h3' | 'h4'; name: string; content: () => ReactNode };

/** A part of the page that is not in its HTML: it comes when it is opened. */
export function Fold({ heading: Heading, name, content }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="fold" onToggle={() => setWasOpened(true)}>
      <summary>
        <Heading>{name}</Heading>
        <Icon name="next" />
      </summary>
      {wasOpened && (
        <div className="fold-content">
          <link rel="stylesheet" href={styles} precedence="page" />
          {content()}
        </div>
      )}
    </details>
  );
}
