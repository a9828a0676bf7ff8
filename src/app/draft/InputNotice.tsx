import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { type Store, useStore } from '../../ui/store';
import { Link } from '../Link';
import type { Notice } from './notice';

/** Above the form: what came in, what of it is not there any more, and the way back. */
export function InputNotice({ store }: { store: Store<Notice | undefined> }) {
  const notice = useStore(store);
  const shown = useRef(notice);
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.focus();

  useEffect(() => {
    if (notice && notice !== shown.current) box.current?.focus();
    shown.current = notice;
  }, [notice]);

  if (!notice) return null;
  const { kind, sentence, leftOut = [], next, back, elsewhere } = notice;
  return (
    <div
      ref={box}
      className={`input-notice ${kind}`}
      role={kind === 'refused' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <p>{sentence}</p>
      {next && (
        <button type="button" className="quiet" onClick={next.run}>
          {next.label}
        </button>
      )}
      {back && <Back key={sentence} back={back} onGone={focus} />}
      {elsewhere && (
        <Link
          to={elsewhere.path}
          onClick={() => {
            elsewhere.carry();
            store.set(undefined);
          }}
        >
          {elsewhere.label}
        </Link>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label="Schliessen"
        onClick={() => store.set(undefined)}
      >
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

type BackProps = { back: NonNullable<Notice['back']>; onGone: () => void };

const briefly = 10_000;

function Back({ back, onGone }: BackProps) {
  const [isGone, setIsGone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!back.isBrief) return;
    const timer = setTimeout(() => {
      if (document.activeElement === button.current) onGone();
      setIsGone(true);
    }, briefly);
    return () => clearTimeout(timer);
  }, [back, onGone]);

  if (isGone) return null;
  return (
    <button ref={button} type="button" className="quiet" onClick={back.run}>
      {back.label}
    </button>
  );
}
