import { type FocusEvent, useEffect, useRef } from 'react';
import { goToSection, sections } from './Section';
import { useCurrentSection } from './useCurrentSection';

/** The sections of the form, with the one that is being read marked. */
export function Contents() {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    // It would take along the link that somebody has just come to by the keyboard.
    if (list.current?.contains(document.activeElement)) return;
    // The row scrolls, not the page.
    if (chip) list.current?.scrollTo({ left: chip.offsetLeft - 32 });
  });

  return (
    <nav className="contents" aria-label="Inhalt">
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={goToSection}
              onFocus={showWhole}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Browsers leave a link in focus where it is while a part of it is seen. */
function showWhole({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
