import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/Icon';
import { ids } from './PageLayout';
import styles from './unknownAddress.css?url';

/** Says on the start page, which lists all documents, that the address that led there is none. */
export function UnknownAddress() {
  const [place, setPlace] = useState<Element | null>(null);
  const [isClosed, setClosed] = useState(false);
  const isFirstPage = useLocation().key === 'default';
  // What the page says of itself stands behind its skip links.
  useEffect(() => setPlace(document.querySelector('.new-version')), []);
  if (!place || !isFirstPage || isClosed) return null;

  function close() {
    setClosed(true);
    document.getElementById(ids.content)?.focus();
  }

  return createPortal(
    <div className="unknown-address" role="alert">
      <link rel="stylesheet" href={styles} precedence="page" />
      <p>Diese Adresse gibt es nicht. Hier sind alle Dokumente.</p>
      <IconButton name="close" title="Schliessen" onClick={close} />
    </div>,
    place,
  );
}
