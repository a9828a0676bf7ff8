import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { Link } from '../Link';
import { nearestPage } from './nearestPage';
import { contentTarget } from './SkipLinks';
import styles from './unknownAddress.css?url';

/** Says on the start page that the address which led there is none, and which may have been meant. */
export function UnknownAddress({ asked }: { asked: string }) {
  const [place, setPlace] = useState<Element | null>(null);
  const isFirstPage = useLocation().key === 'default';
  // What the page says of itself stands behind its skip links.
  useEffect(() => setPlace(document.querySelector('.new-version')), []);
  return place && isFirstPage && createPortal(<Notice asked={asked} />, place);
}

function Notice({ asked }: { asked: string }) {
  const [isOpen, setIsOpen] = useState(false);
  // A screen reader says what comes into a region that is there.
  useEffect(() => setIsOpen(true), []);

  function close() {
    setIsOpen(false);
    document.getElementById(contentTarget.id)?.focus();
  }

  const meant = nearestPage(asked);
  return (
    <div role="status">
      {isOpen && (
        <div className="unknown-address">
          <link rel="stylesheet" href={styles} precedence="page" />
          <p>
            Diese Adresse gibt es nicht.{' '}
            {meant && <Link to={meant.path}>Meintest du «{meant.name}»?</Link>}
          </p>
          <button type="button" className="icon-button" aria-label="Schliessen" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
