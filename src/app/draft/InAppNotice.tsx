import { inAppBrowser } from '../../browser/inAppBrowser';
import type { Generator } from '../../generators/contract';
import { selectionFragment } from '../../generators/selectionLink';
import { CopyAddress } from './CopyAddress';
import type { Draft } from './draft';
import { selectionAddress } from './selectionAddress';

/** In the browsers of some apps a download silently does nothing: how to get to a real one. */
export function InAppNotice({ generator, draft }: { generator: Generator; draft: Draft }) {
  const app = inAppBrowser(navigator.userAgent, (name) => name in window);
  if (!app) return null;

  function addressOf() {
    const { input } = draft.entries();
    const address = selectionAddress(generator, input);
    const isLeftOut =
      generator.linkable && draft.hasEntries() && !selectionFragment(generator, input);
    return isLeftOut
      ? { address, but: 'Deine Auswahl ist für eine Adresse zu lang und kommt nicht mit.' }
      : { address };
  }

  return (
    <section className="input-notice in-app" aria-label={`Im Browser von ${app}`}>
      <p>
        <strong>{app} kann keine Dokumente herunterladen.</strong> Tippe auf ⋯ oder ⋮ und «Im
        Browser öffnen», oder kopiere die Adresse in Safari oder Chrome.{' '}
        {generator.linkable ? 'Deine Auswahl kommt mit.' : 'Deine Eingaben kommen nicht mit.'}
      </p>
      <CopyAddress label="Adresse kopieren" addressOf={addressOf} />
    </section>
  );
}
