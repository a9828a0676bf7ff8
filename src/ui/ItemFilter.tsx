import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { unremembered, useHydrated } from './WaitingButton';

const items = '.tick, .own-point';

type Props = {
  isOffered: boolean;
  /** In the line of the field. */
  beside: ReactNode;
  children: ReactNode;
};

/** What a list is narrowed to; of what is not seen then, nothing is lost. */
export function ItemFilter({ isOffered, beside, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const isHydrated = useHydrated();

  // A single key is a shortcut only where the focus is in the list (WCAG 2.2, 2.1.4).
  function focusBySlash(event: KeyboardEvent) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (!field.current) return;
    event.preventDefault();
    field.current.focus();
  }

  function say() {
    if (list.current) setSaid(sentence(list.current));
  }

  function filter(words: string) {
    if (list.current) narrow(list.current, words);
    say();
  }

  return (
    <>
      <div className="tick-toolbar">
        {isOffered && (
          <input
            ref={field}
            type="search"
            aria-label="Punkte filtern"
            aria-keyshortcuts="/"
            placeholder="Punkte filtern"
            {...unremembered}
            disabled={!isHydrated}
            onInput={(event) => {
              // It is no part of what is entered.
              event.stopPropagation();
              filter(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.currentTarget.value === '') return;
              event.preventDefault();
              event.currentTarget.value = '';
              filter('');
            }}
          />
        )}
        {beside}
        {isOffered && <p role="status">{said}</p>}
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

/** Hides the items that do not hold the words, and each group without one that does; none is removed. */
function narrow(list: HTMLElement, words: string): void {
  const sought = words.trim().toLocaleLowerCase();
  for (const group of list.querySelectorAll<HTMLElement>('.tick-group')) {
    const all = Array.from(group.querySelectorAll<HTMLElement>(items));
    for (const item of all) item.hidden = !wordsOf(item).toLocaleLowerCase().includes(sought);
    group.hidden = sought !== '' && all.every(({ hidden }) => hidden);
  }
}

function wordsOf(item: HTMLElement): string {
  return item.querySelector<HTMLInputElement>('[type=text]')?.value ?? item.textContent;
}

/** That nothing is seen, and how many of the items that are not are ticked or people's own. */
function sentence(list: HTMLElement): string {
  const all = Array.from(list.querySelectorAll<HTMLElement>(items));
  const hidden = all.filter((item) => item.hidden);
  const chosen = hidden.filter((item) => item.matches('.own-point, :has(:checked)')).length;
  return [
    hidden.length === all.length && 'Nichts gefunden.',
    chosen === 1 && '1 ausgewählter ist ausgeblendet.',
    chosen > 1 && `${chosen} ausgewählte sind ausgeblendet.`,
  ]
    .filter(Boolean)
    .join(' ');
}
