import { useEffect, useRef } from 'react';
import { goToSection, sections } from './Section';
import { useCurrentSection } from './useCurrentSection';

/** The sections of the form, with the one that is being read marked. */
export function Contents() {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
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
