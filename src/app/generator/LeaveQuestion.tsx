import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before something entered is left behind: a link or the browser's back button by a question of
 * the page, closing and reloading by the browser's own.
 */
export function LeaveQuestion({ hasEntries }: { hasEntries: () => boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    // A link to a heading of the same page leaves nothing.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasEntries(),
  );

  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasEntries()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);

  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocker.state]);

  return (
    <dialog
      ref={dialog}
      className="question"
      aria-labelledby="leave-question"
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <h2 id="leave-question">Seite verlassen?</h2>
      <p>Deine Angaben sind nirgends gespeichert. Wenn du gehst, sind sie weg.</p>
      <div className="answers">
        <button type="button" className="primary" onClick={() => blocker.reset?.()}>
          Hierbleiben
        </button>
        <button type="button" className="secondary" onClick={() => blocker.proceed?.()}>
          Verlassen
        </button>
      </div>
    </dialog>
  );
}
