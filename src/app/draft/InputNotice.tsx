import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { type Store, useStore } from '../../ui/store';
import { Link } from '../Link';
import type { Action, Notice } from './draft';

/** Above the form: what came in, what of it is not there any more, and the way back. */
export function InputNotice({ store }: { store: Store<Notice | undefined> }) {
  const notice = useStore(store);
  const shown = useRef(notice);
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.focus();
  const close = () => store.set(undefined);

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
      {actions.map((action) =>
        action.path ? (
          <Link
            key={action.label}
            to={action.path}
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </Link>
        ) : (
          <ActionButton key={sentence + action.label} action={action} onGone={focus} />
        ),
      )}
      <button type="button" className="icon-button" aria-label="Schliessen" onClick={close}>
        <Icon name="close" />
      </button>
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

const briefly = 10_000;

function ActionButton({ action, onGone }: { action: Action; onGone: () => void }) {
  const [isGone, setIsGone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!action.isBrief) return;
    const timer = setTimeout(() => {
      if (document.activeElement === button.current) onGone();
      setIsGone(true);
    }, briefly);
    return () => clearTimeout(timer);
  }, [action, onGone]);

  if (isGone) return null;
  return (
    <button ref={button} type="button" className="quiet" onClick={action.run}>
      {action.label}
    </button>
  );
}
