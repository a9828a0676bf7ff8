import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';
import { CopyAddress } from './SelectionLink';

/** Shows the message of a draft above the form: a sentence, buttons, and sentences about what was left out. */
export function InputNotice({ draft }: { draft: Draft }) {
  const notice = useStore(draft.notice);
  const shown = useRef(notice);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (notice && notice !== shown.current) box.current?.focus();
    shown.current = notice;
  }, [notice]);

  if (!notice) return null;
  const { isRefused, sentence, leftOut = [], actions = [] } = notice;
  return (
    <div
      ref={box}
      className={isRefused ? 'input-notice refused' : 'input-notice'}
      role={isRefused ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <p>{sentence}</p>
      {actions.map(({ label, run }) => (
        <button key={label} type="button" className="quiet" onClick={run}>
          {label}
        </button>
      ))}
      <IconButton name="close" title="Schliessen" onClick={() => draft.notice.set(undefined)} />
      <ul>
        {leftOut.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

const advice =
  'Tippe auf ⋯ oder ⋮ und «Im Browser öffnen», oder kopiere die Adresse in Safari oder Chrome.';

/**
 * Shows the advice to open the page in a real browser. The advice appears only in a browser inside of an app, because
 * downloads fail there without a message.
 */
export function InAppNotice({ draft }: { draft: Draft }) {
  if (!isInApp(navigator.userAgent, window)) return null;

  return (
    <section className="input-notice in-app" aria-label="Im Browser einer App">
      <p>
        <strong>Der Browser dieser App kann keine Dokumente herunterladen.</strong> {advice}{' '}
        {draft.generator.linkable ? 'Deine Auswahl kommt mit.' : 'Deine Eingaben kommen nicht mit.'}
      </p>
      <CopyAddress draft={draft} className="secondary" label="Adresse kopieren" />
    </section>
  );
}

// Matches the user agents of browsers inside of apps. The user agents of Meta's apps contain FBAN (iOS) or FB_IAB
// (Android). The user agent of TikTok contains musical_ly, or trill in Asia. The user agent of WhatsApp contains WAiOS
// or WA4A (ua-parser-js, pull request 841). WhatsApp's desktop app (Electron) is excluded, because this app can save
// files.
const apps =
  /\b(?:Instagram\b|FBA[NV]\/|FB_IAB\/|musical_ly|trill_|BytedanceWebview\b|Telegram-(?:Android|iOS)\/|(?:WA4A|WAiOS|WhatsApp)\/(?!.*Electron))/i;

/**
 * Returns true for a browser inside of an app, in which downloads fail without a message. Some apps open pages in
 * Custom Tabs or Safari View instead. Both are real browsers.
 */
export function isInApp(userAgent: string, browserWindow: object) {
  // On an iPhone, Telegram has the user agent of Safari. A property of `window` shows that the browser is Telegram's.
  return apps.test(userAgent) || 'TelegramWebviewProxy' in browserWindow;
}
