import type { Draft } from './draft';
import { CopyAddress } from './SelectionLink';

const advice =
  'Tippe auf ⋯ oder ⋮ und «Im Browser öffnen», oder kopiere die Adresse in Safari oder Chrome.';

/** In the browsers of some apps a download silently does nothing: how to get to a real one. */
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

// Meta's apps say FBAN (iOS) or FB_IAB (Android) and then which of them it is; TikTok is musical_ly, in Asia
// trill; WhatsApp is WAiOS and WA4A (ua-parser-js, pull request 841). The first that fits names the app.
const apps: readonly (readonly [name: string, agent: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bFBAN\/Messenger|\bFB_IAB\/(?:Orca|MESSENGER)/],
  ['Facebook', /\bFBA[NV]\/|\bFB_IAB\//],
  ['TikTok', /\bmusical_ly|\btrill_|\bBytedanceWebview\b|\bTikTok\b/i],
  ['WhatsApp', /\bWA(?:4A|iOS)\/|\bWhatsApp\/\d.*\bMobile\b|\bMobile\b.*\bWhatsApp\/\d/],
  ['Telegram', /\bTelegram-(?:Android|iOS)\//],
];

// What Telegram puts into the window of its browser; on an iPhone its user agent is Safari's.
const telegramNames = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'TelegramWebview'];

/**
 * The app in whose own browser the page is open; there a download silently does nothing. Nothing in a
 * browser, nor where an app opens links in one (Custom Tabs, Safari View): downloads work there.
 *
 * @param isInWindow whether the window has something of a name
 */
export function inAppBrowser(userAgent: string, isInWindow: (name: string) => boolean) {
  const known = apps.find(([, agent]) => agent.test(userAgent));
  if (known) return known[0];
  return telegramNames.some(isInWindow) ? 'Telegram' : undefined;
}
