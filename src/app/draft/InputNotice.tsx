import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';
import { CopyAddress } from './SelectionLink';

/** A message above the form about an input that was opened: what was left out, and buttons to undo. */
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
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const advice =
  'Tippe auf ⋯ oder ⋮ und «Im Browser öffnen», oder kopiere die Adresse in Safari oder Chrome.';

/** Advice to open the page in a real browser, for the browsers inside of apps in which a download silently fails. */
export function InAppNotice({ draft }: { draft: Draft }) {
  if (!isInApp(navigator.userAgent, (name) => name in window)) return null;

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

// User agents: Meta's apps have FBAN (iOS) or FB_IAB (Android). TikTok has musical_ly, in Asia trill. WhatsApp has
// WAiOS and WA4A (ua-parser-js, pull request 841); its desktop app (Electron) saves files.
const apps =
  /\b(?:Instagram\b|FBA[NV]\/|FB_IAB\/|musical_ly|trill_|BytedanceWebview\b|Telegram-(?:Android|iOS)\/|(?:WA4A|WAiOS|WhatsApp)\/(?!.*Electron))/i;

/**
 * True in the browser inside of an app, where downloads silently fail. False in real browsers, also when an app opens
 * links in one (Custom Tabs, Safari View), where downloads work.
 *
 * @param isInWindow returns true when `window` has a property of this name
 */
export function isInApp(userAgent: string, isInWindow: (name: string) => boolean) {
  // On an iPhone, Telegram's user agent is Safari's.
  return apps.test(userAgent) || isInWindow('TelegramWebviewProxy');
}
