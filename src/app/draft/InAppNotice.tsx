import type { Draft } from './draft';
import { CopyAddress } from './SelectionLink';

const advice =
  'Tippe auf ⋯ oder ⋮ und «Im Browser öffnen», oder kopiere die Adresse in Safari oder Chrome.';

/** Advice to open the page in a real browser, for the browsers inside of apps in which a download silently fails. */
export function InAppNotice({ draft }: { draft: Draft }) {
  const app = inAppBrowser(navigator.userAgent, (name) => name in window);
  if (!app) return null;

  return (
    <section className="input-notice in-app" aria-label={`Im Browser von ${app}`}>
      <p>
        <strong>{`${app} kann keine Dokumente herunterladen.`}</strong> {advice}{' '}
        {draft.generator.linkable ? 'Deine Auswahl kommt mit.' : 'Deine Eingaben kommen nicht mit.'}
      </p>
      <CopyAddress draft={draft} className="secondary" label="Adresse kopieren" />
    </section>
  );
}

// User agents: Meta's apps have FBAN (iOS) or FB_IAB (Android) and then their name. TikTok has musical_ly, in Asia
// trill. WhatsApp has WAiOS and WA4A (ua-parser-js, pull request 841); its desktop app (Electron) saves files. The
// first match names the app.
const apps: readonly (readonly [name: string, agent: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bFBAN\/Messenger|\bFB_IAB\/(?:Orca|MESSENGER)/],
  ['Facebook', /\bFBA[NV]\/|\bFB_IAB\//],
  ['TikTok', /\bmusical_ly|\btrill_|\bBytedanceWebview\b|\bTikTok\b/i],
  ['WhatsApp', /\b(?:WA4A|WAiOS|WhatsApp)\/(?!.*Electron)/],
  ['Telegram', /\bTelegram-(?:Android|iOS)\//],
];

/**
 * The app in whose own browser the page is open, since downloads silently fail there. `undefined` in real browsers,
 * also when an app opens links in one (Custom Tabs, Safari View), where downloads work.
 *
 * @param isInWindow returns true when `window` has a property of this name
 */
export function inAppBrowser(userAgent: string, isInWindow: (name: string) => boolean) {
  const known = apps.find(([, agent]) => agent.test(userAgent));
  if (known) return known[0];
  // On an iPhone, Telegram's user agent is Safari's.
  return isInWindow('TelegramWebviewProxy') ? 'Telegram' : undefined;
}
