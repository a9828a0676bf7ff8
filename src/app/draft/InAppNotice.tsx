import { inAppBrowser } from '../../browser/inAppBrowser';
import type { Generator } from '../../generators/defineGenerator';
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
      <p>Im Browser von {app} lassen sich Dokumente nicht herunterladen.</p>
      <p>
        Tippe oben oder unten auf das Menü (⋯ oder ⋮) und dann auf «Im Browser öffnen» oder «In
        Safari öffnen». Oder kopiere die Adresse und füge sie in Safari oder Chrome ein.{' '}
        {generator.linkable
          ? 'Was du hier ausgewählt hast, steht in der kopierten Adresse.'
          : 'Tu das, bevor du etwas eingibst: Deine Angaben kommen nicht mit.'}
      </p>
      <CopyAddress label="Adresse kopieren" addressOf={addressOf} />
    </section>
  );
}
