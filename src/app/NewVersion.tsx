import { atRisk } from './generator/works';
import { loadNewer, siteVersion } from './siteVersion';
import { useStore } from './useStore';

/** Says that there is a newer version; never does it load by itself. */
export function NewVersion() {
  const version = useStore(siteVersion);
  return (
    <div className="new-version" role="status">
      {version !== 'current' && <Question />}
    </div>
  );
}

function Question() {
  const isAnyAtRisk = useStore(atRisk);
  return (
    <>
      <p>
        Es gibt eine neue Version der Lagerkiste.
        {isAnyAtRisk &&
          ' Beim Laden geht verloren, was du eingegeben und noch nicht gesichert hast.'}
      </p>
      <button type="button" className="secondary" onClick={loadNewer}>
        Neue Version, jetzt laden
      </button>
    </>
  );
}
