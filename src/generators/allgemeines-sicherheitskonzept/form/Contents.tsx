import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Fold, FoldSet } from '../../../ui/Fold';
import { withSoftHyphens } from '../../../ui/softHyphens';
import { type ChapterName, chapterProgress, chapters, type Progress } from '../chapters';
import type { Input } from '../input';
import { useInput } from './useInput';

/**
 * A chapter of the form. At most one fold of the chapter is open, so that the chapter stays short. The heading is the
 * target of a link in the contents.
 */
export function Chapter({ name, children }: { name: ChapterName; children: ReactNode }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {withSoftHyphens(chapters[name][0])}
      </h2>
      <FoldSet value={name}>{children}</FoldSet>
    </section>
  );
}

/** A folded part of a chapter. The progress of the part is shown beside the title. */
export function ChapterPart({
  progress,
  ...fold
}: ComponentProps<typeof Fold> & { progress: (input: Input) => Progress }) {
  return <Fold className="tick-group" figure={figureOf(useInput(progress))} {...fold} />;
}

/** Returns a progress as «3/10», or an empty text as long as nothing is done. */
function figureOf({ done, total }: Progress) {
  return done > 0 ? `${done}/${total}` : '';
}

/** Links to the chapters. Each link shows the progress of the chapter, except the link to the activities. */
export function Contents() {
  const counted = useInput(chapterProgress).map(figureOf);
  return (
    <nav className="contents" aria-label="Inhalt">
      <ul>
        {Object.entries(chapters).map(([name, [, shortTitle]], index) => (
          <li key={name}>
            <a href={`#${name}`} onClick={goToChapter}>
              {shortTitle} <span>{counted[index]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a heading, without a new entry in the browser's history, so that the back button leaves the page. */
function goToChapter(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
