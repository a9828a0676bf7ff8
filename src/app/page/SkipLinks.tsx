import type { MouseEvent } from 'react';

type Target = { id: string; words: string };

/** Where the content of every page begins. */
export const contentTarget: Target = { id: 'inhalt', words: 'Zum Inhalt' };
/** The generating button. */
export const documentTarget: Target = { id: 'dokument', words: 'Zum Dokument' };

/** The first stops of the keyboard, seen while they have the focus. */
export function SkipLinks({ targets }: { targets: readonly Target[] }) {
  return (
    <div className="skip-links">
      {targets.map(({ id, words }) => (
        <a key={id} href={`#${id}`} onClick={goTo}>
          {words}
        </a>
      ))}
    </div>
  );
}

/** Without a new entry in the history: the back button leaves the page. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
