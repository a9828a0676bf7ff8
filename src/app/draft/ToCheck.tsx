import { useEffect, useRef, useState } from 'react';
import { goToField } from './goToField';
import { markToCheck } from './markToCheck';

/**
 * Marks what is filled in and may have changed since last year, until it was changed or left, or
 * everything is confirmed.
 *
 * @param names of the form's fields and lists
 */
export function ToCheck({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const element = useRef<HTMLDivElement>(null);
  const clear = useRef(() => {});

  useEffect(() => {
    const form = formBeside(element.current);
    if (!form) return;
    clear.current = markToCheck(form, names, setLeft);
    return () => clear.current();
  }, [names]);

  const [next] = left;
  return (
    <div ref={element} className="last-year">
      {next !== undefined && (
        <>
          <p>
            {left.length === 1 ? 'Eine Angabe ist' : `${left.length} Angaben sind`} mit «prüfen»
            markiert: Stimmt das noch?
          </p>
          <button type="button" className="quiet" onClick={() => goTo(next)}>
            Zur nächsten
          </button>
          <button type="button" className="quiet" onClick={() => clear.current()}>
            Alles stimmt
          </button>
        </>
      )}
    </div>
  );

  function goTo(name: string) {
    const form = formBeside(element.current);
    if (form) goToField(form, name);
  }
}

function formBeside(element: HTMLElement | null) {
  return element?.parentElement?.querySelector('form');
}
