import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { countItems, filterItems } from './filterItems';
import { useReset } from './useReset';
import { unremembered, useHydrated } from './WaitingButton';

type Props = {
  /** In the line of the field. */
  beside?: ReactNode;
  children: ReactNode;
};

/** What a list is narrowed to; of what is not seen then, nothing is lost. */
export function ItemFilter({ beside, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  // A single key is a shortcut only where the focus is in the list (WCAG 2.2, 2.1.4).
  function focusBySlash(event: KeyboardEvent) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    field.current?.focus();
  }

  function say() {
    if (list.current) setSaid(sentence(countItems(list.current)));
  }

  function filter() {
    if (list.current && field.current) filterItems(list.current, field.current.value);
    say();
  }

  const reset = useReset(filter);

  return (
    <>
      <output ref={reset} hidden />
      <div className="tick-toolbar">
        <input
          ref={field}
          type="search"
          aria-label="Punkte filtern"
          aria-keyshortcuts="/"
          placeholder="Punkte filtern"
          {...unremembered}
          disabled={!useHydrated()}
          onInput={(event) => {
            // It is no part of what is entered.
            event.stopPropagation();
            filter();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.currentTarget.value === '') return;
            event.preventDefault();
            event.currentTarget.value = '';
            filter();
          }}
        />
        {beside}
        <p role="status">{said}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the field above */}
      <div ref={list} onInput={say} onKeyDown={focusBySlash}>
        {children}
      </div>
    </>
  );
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  );
}

function sentence({ seen, hiddenChosen }: ReturnType<typeof countItems>): string {
  const nothing = seen === 0 ? ['Nichts gefunden.'] : [];
  const hidden =
    hiddenChosen === 1
      ? ['1 ausgewählter ist ausgeblendet.']
      : [`${hiddenChosen} ausgewählte sind ausgeblendet.`];
  return [...nothing, ...(hiddenChosen > 0 ? hidden : [])].join(' ');
}
