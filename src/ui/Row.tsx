import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, IconButton } from './Icon';
import { PausingButton } from './PausingButton';

/** The texts of a row, each under the last part of its field's name. */
export type RowTexts = { readonly [name: string]: string };

/** The name of a row from its texts, or an empty text. */
export type CallRow = (texts: RowTexts) => string;

type Props = {
  /** What the row is called as long as it has no name. */
  fallback: string;
  callRow: CallRow;
  start: RowTexts;
  /** With what stands in it. */
  onRemove: (name: string, texts: RowTexts) => void;
  /** Asks where the row is to go. */
  onMove: ((name: string) => void) | undefined;
  children: ReactNode;
};

/** One row of `Rows`, called by what is typed into it. */
export function Row({ fallback, callRow, start, onRemove, onMove, children }: Props) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [called, setCalled] = useState(() => callRow(start).trim());
  const id = useId();
  const name = called || fallback;

  function follow() {
    setCalled(callRow(textsIn(element.current)).trim());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script arrived
  useEffect(follow, []);

  return (
    <fieldset ref={element} className="row" aria-labelledby={id} onInput={follow}>
      <span id={id} className="row-name" tabIndex={-1}>
        {name}
      </span>
      {children}
      <div className="row-buttons">
        {onMove && (
          <IconButton
            name="move"
            title={`${name} verschieben`}
            aria-haspopup="dialog"
            onClick={() => onMove(name)}
          />
        )}
        <PausingButton
          className="icon-button remove"
          aria-label={`${name} entfernen`}
          onClick={() => onRemove(name, textsIn(element.current))}
        >
          <Icon name="close" />
        </PausingButton>
      </div>
    </fieldset>
  );
}

function textsIn(row: HTMLElement | null) {
  return Object.fromEntries(
    Array.from(row?.querySelectorAll('input') ?? [], ({ name, value }) => [
      name.replace(/^.*\./, ''),
      value,
    ]),
  );
}
