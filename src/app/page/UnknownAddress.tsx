import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { catalog, generatorEntries, templatesPage } from '../../catalog';
import { editDistance } from '../../document/tags/editDistance';
import { Icon } from '../../ui/Icon';
import { Link } from '../Link';
import { contentTarget } from './PageLayout';
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

const pages: readonly { path: string; name: string; slug?: string }[] = [
  ...generatorEntries,
  ...catalog,
  templatesPage,
];

/** The share of letters that may differ from what was meant. */
const limit = 0.6;

/** The page that an unknown path means, if any is near: by the whole of it or by its last part. */
export function nearestPage(unknown: string): { path: string; name: string } | undefined {
  const asked = unknown.toLowerCase().replace(/\/$/, '');
  function shareOf({ path, slug = path }: (typeof pages)[number]) {
    const last = [path, slug].map((one) => difference(lastPart(asked), lastPart(one)));
    return Math.min(difference(asked, path), ...last);
  }
  return pages
    .filter((page) => shareOf(page) <= limit)
    .sort((one, other) => shareOf(one) - shareOf(other))[0];
}

function difference(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
