import { type ReactNode, useRef, useState } from 'react';
import { unremembered, useHydrated } from './WaitingButton';

const seen = ':is(.tick, .own-point):not([hidden])';

type Props = {
  isOffered: boolean;
  /** In the line of the field. */
  beside: ReactNode;
  children: ReactNode;
};

/** What a list is narrowed to; of what is not seen then, nothing is lost. */
export function ItemFilter({ isOffered, beside, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const isHydrated = useHydrated();

  function say() {
    if (list.current) setSaid(sentence(list.current));
  }

  return (
    <>
      <div className="tick-toolbar">
        {beside}
        {isOffered && (
          <input
            type="search"
            aria-label="Punkte filtern"
            placeholder="Punkte filtern"
            {...unremembered}
            disabled={!isHydrated}
            onInput={(event) => {
              // It is no part of what is entered.
              event.stopPropagation();
              if (list.current) narrow(list.current, event.currentTarget.value);
              say();
            }}
          />
        )}
        {isOffered && <p role="status">{said}</p>}
      </div>
      <div ref={list} className="tick-groups" onInput={say}>
        {children}
      </div>
    </>
  );
}

/** Hides the items that do not hold the words, and each group without one that does; none is removed. */
function narrow(list: HTMLElement, words: string) {
  const sought = words.trim().toLocaleLowerCase();
  for (const group of list.querySelectorAll<HTMLElement>('.tick-group')) {
    for (const item of group.querySelectorAll<HTMLElement>('.tick, .own-point')) {
      item.hidden = !wordsOf(item).toLocaleLowerCase().includes(sought);
    }
    group.hidden = sought !== '' && !group.querySelector(seen);
  }
}

function wordsOf(item: HTMLElement) {
  return item.querySelector<HTMLInputElement>('[type=text]')?.value ?? item.textContent;
}

/** That nothing is seen, and how many of the items that are not are ticked or people's own. */
function sentence(list: HTMLElement) {
  const chosen = list.querySelectorAll('[hidden]:is(.own-point, .tick:has(:checked))').length;
  const found = list.querySelector(seen) ? '' : 'Nichts gefunden. ';
  return found + (chosen > 0 ? `${chosen} ausgewählt und ausgeblendet.` : '');
}
