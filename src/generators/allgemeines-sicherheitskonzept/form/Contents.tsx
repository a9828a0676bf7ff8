import { type FocusEvent, useEffect, useRef } from 'react';
import { chapters, progress } from '../chapters';
import { goToChapter } from './Chapter';
import { useCurrentChapter } from './useCurrentChapter';
import { useInput } from './useInput';

const all = Object.values(chapters);

/** The chapters of the form, what is done of each, and the one that is being read. */
export function Contents() {
  const current = useCurrentChapter(all.map(({ id }) => id));
  const done = useInput(progress);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // It would take along the link that somebody has just come to by the keyboard.
    if (list.current?.contains(document.activeElement)) return;
    // The row scrolls, not the page.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 32 });
  });

  return (
    <nav className="contents" aria-label="Inhalt">
      <ul ref={list}>
        {all.map(({ id, shortTitle }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={goToChapter}
              onFocus={showWhole}
              aria-current={id === current ? 'location' : undefined}
            >
              {shortTitle} <Count {...done[index]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ done = 0, total }: { done?: number; total?: number }) {
  return <span>{total === undefined ? done || '' : `${done}/${total}`}</span>;
}

/** Browsers leave a link in focus where it is while a part of it is seen. */
function showWhole({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
