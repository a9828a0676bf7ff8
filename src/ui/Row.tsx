import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { WaitingButton } from './WaitingButton';

/** The name of a row from its texts, each under the last part of its field's name; or an empty text. */
export type CallRow = (texts: { readonly [name: string]: string }) => string;

type Props = {
  /** What the row is called as long as it has no name. */
  fallback: string;
  callRow: CallRow | undefined;
  isPaused: boolean;
  onRemove: () => void;
  children: ReactNode;
};

/** One row of `Rows`, called by what is typed into it. */
export function Row({ fallback, callRow, isPaused, onRemove, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [called, setCalled] = useState('');
  const id = useId();
  const name = called || fallback;

  function follow() {
    setCalled(callRow?.(textsIn(element.current)).trim() ?? '');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the row at first
  useEffect(follow, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would want a legend to be seen
    <div ref={element} className="row" role="group" aria-labelledby={id} onInput={follow}>
      <span id={id} className="row-name" tabIndex={-1}>
        {name}
      </span>
      {children}
      <WaitingButton
        className="remove"
        aria-label={`${name} entfernen`}
        aria-disabled={isPaused}
        onClick={onRemove}
      >
        entfernen
      </WaitingButton>
    </div>
  );
}

function textsIn(row: HTMLElement | null): { [name: string]: string } {
  const inputs = Array.from(row?.querySelectorAll('input') ?? []);
  return Object.fromEntries(inputs.map(({ name, value }) => [name.split('.').at(-1), value]));
}
