import { useEffect, useRef } from 'react';
import { listItem } from '../../ui/listItem';
import { useStore } from '../../ui/store';
import { IconButton, WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from './draft';
import { CopyAddress } from './SelectionLink';

/** Shows the `notice` of a draft above the form. A new notice gets the focus. */
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
      className={`input-notice ${isRefused ? 'refused' : ''}`}
      role={isRefused ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <p>{sentence}</p>
      {actions.map(({ label, run }) => (
        <WaitingButton key={label} className="quiet" onClick={run}>
          {label}
        </WaitingButton>
      ))}
      <IconButton icon="close" title="Schliessen" onClick={() => draft.notice.set(undefined)} />
      <ul>{leftOut.map(listItem)}</ul>
    </div>
  );
}

const advice =
  'Tippe auf ⋯ oder ⋮ und «Im Browser öffnen», oder kopiere die Adresse in Safari oder Chrome.';

/**
 * Advises to open the page in Safari or Chrome. The advice appears only in the browser of an app such as Instagram,
 * because downloads fail there without a message.
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

// Matches the user agents of browsers inside of apps:
// - FBAN, FBAV: Meta's apps on iOS; FB_IAB: Meta's apps on Android
// - musical_ly: TikTok; trill: TikTok in Asia
// - WAiOS, WA4A: WhatsApp (ua-parser-js, pull request 841). WhatsApp's desktop app (Electron) is excluded, because this
//   app can save files.
const apps =
  /\b(?:Instagram\b|FBA[NV]\/|FB_IAB\/|musical_ly|trill_|BytedanceWebview\b|Telegram-(?:Android|iOS)\/|(?:WA4A|WAiOS|WhatsApp)\/(?!.*Electron))/i;

/** True for a browser inside of an app. False for Custom Tabs and Safari View, because these are real browsers. */
export function isInApp(userAgent: string, browserWindow: object) {
  // On an iPhone, Telegram's browser has the user agent of Safari. Only a property of `window` identifies Telegram.
  return apps.test(userAgent) || 'TelegramWebviewProxy' in browserWindow;
}
