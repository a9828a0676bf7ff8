import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';

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
