import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countItems, filterItems } from './filterItems';
import { unremembered } from './unremembered';
import { useHydrated } from './useHydrated';
import { useReset } from './useReset';

/** What a list is narrowed to; of what is not seen then, nothing is lost. */
export function ItemFilter({ children }: { children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    function focusBySlash(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', focusBySlash);
    return () => document.removeEventListener('keydown', focusBySlash);
  }, []);

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
      <div className="item-filter">
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
        <p role="status">{said}</p>
      </div>
      <div ref={list} onInput={say}>
        {children}
      </div>
    </>
  );
}

/** Whether somebody is typing there, or a dialog is in front. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
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
