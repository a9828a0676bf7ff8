import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon';
import { WaitingButton } from './WaitingButton';

/** The texts of a row, each under the last part of its field's name. */
export type RowTexts = { readonly [name: string]: string };

/** The name of a row from its texts, or an empty text. */
export type CallRow = (texts: RowTexts) => string;

type Props = {
  /** What the row is called as long as it has no name. */
  fallback: string;
  callRow: CallRow | undefined;
  /** What stands in it again. */
  texts: RowTexts | undefined;
  isPaused: boolean;
  onRemove: (texts: RowTexts) => void;
  /** Asks where the row is to go. */
  onMove: ((name: string, texts: RowTexts) => void) | undefined;
  children: ReactNode;
};

/** One row of `Rows`, called by what is typed into it. */
export function Row({ fallback, callRow, texts, isPaused, onRemove, onMove, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [called, setCalled] = useState('');
  const id = useId();
  const name = called || fallback;

  function follow() {
    setCalled(callRow?.(textsIn(element.current)).trim() ?? '');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the row at first
  useEffect(() => {
    if (texts) putTexts(element.current, texts);
    follow();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would want a legend to be seen
    <div ref={element} className="row" role="group" aria-labelledby={id} onInput={follow}>
      <span id={id} className="row-name" tabIndex={-1}>
        {name}
      </span>
      {children}
      <div className="row-buttons">
        {onMove && (
          <WaitingButton
            className="icon-button"
            aria-label={`${name} verschieben`}
            aria-haspopup="dialog"
            onClick={() => onMove(name, textsIn(element.current))}
          >
            <Icon name="move" />
          </WaitingButton>
        )}
        <WaitingButton
          className="icon-button remove"
          aria-label={`${name} entfernen`}
          aria-disabled={isPaused || undefined}
          onClick={() => onRemove(textsIn(element.current))}
        >
          <Icon name="close" />
        </WaitingButton>
      </div>
    </div>
  );
}

export function textsIn(row: HTMLElement | null): RowTexts {
  return Object.fromEntries(inputsIn(row).map((input) => [lastName(input), input.value]));
}

function putTexts(row: HTMLElement | null, texts: RowTexts) {
  for (const input of inputsIn(row)) input.value = texts[lastName(input)] ?? '';
}

function inputsIn(row: HTMLElement | null): HTMLInputElement[] {
  return Array.from(row?.querySelectorAll('input') ?? []);
}

function lastName({ name }: HTMLInputElement): string {
  return name.split('.').at(-1) ?? '';
}
