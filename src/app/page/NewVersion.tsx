import { useStore } from '../../ui/store';
import { atRisk } from '../draft/drafts';
import { loadNewer, siteVersion } from './siteVersion';

/** Says that there is a newer version; never does it load by itself. */
export function NewVersion() {
  const version = useStore(siteVersion);
  const isAnyAtRisk = useStore(atRisk);
  const isThere = version !== 'current';
  return (
    <div className="new-version">
      <p role="status">
        {isThere && 'Es gibt eine neue Version der Lagerkiste.'}
        {isThere &&
          isAnyAtRisk &&
          ' Beim Laden geht verloren, was du eingegeben und noch nicht heruntergeladen hast.'}
      </p>
      {isThere && (
        <button type="button" className="secondary" onClick={loadNewer}>
          Neue Version, jetzt laden
        </button>
      )}
    </div>
  );
}
