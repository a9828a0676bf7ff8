import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Fold } from '../../../ui/Fold';
import { keepFocusInView } from '../../../ui/keepFocusInView';
import type { Progress } from '../../contract';
import { type ChapterName, chapterProgress, chapters } from '../chapters';
import type { Input } from '../input';
import { useCount, useInput } from './useInput';

/** A chapter of the form under its heading, the target of a link in the contents. */
export function Chapter({ name, children }: { name: ChapterName; children: ReactNode }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {chapters.find(([known]) => known === name)?.[1]}
      </h2>
      {children}
    </section>
  );
}

type PartProps = Omit<ComponentProps<typeof Fold>, 'figure'> & {
  progress: (input: Input) => Progress;
};

/** A part of a chapter, folded, with its progress beside the title. */
export function ChapterPart({ progress, ...fold }: PartProps) {
  const { done, total } = useInput(progress);
  return <Fold className="tick-group" figure={`${done}/${total}`} {...fold} />;
}

/** Links to the chapters with their progress; the chapter on the screen is marked. */
export function Contents() {
  const current = useSyncExternalStore(followScrolling, currentChapter, () => undefined);
  const counted = useInput(chapterProgress).map(({ done, total }) => `${done}/${total}`);
  const figures = [...counted, useCount('activities') || ''];
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolling would move a link that has the keyboard focus.
    if (list.current?.contains(document.activeElement)) return;
    // `scrollTo` moves only the row; `scrollIntoView` would also move the page.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 32 });
  });

  return (
    <nav className="contents" aria-label="Inhalt">
      <ul ref={list} onFocus={keepFocusInView}>
        {chapters.map(([name, , shortTitle], index) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={goToChapter}
              aria-current={name === current ? 'location' : undefined}
            >
              {shortTitle} <span>{figures[index]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Goes to a heading without a new entry in the history, so that the back button leaves the page. */
function goToChapter(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

function followScrolling(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

/** The chapter whose heading was passed last; at the end of the page always the last chapter, which may be short. */
function currentChapter() {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrolled = window.scrollY;
  if (scrolled > 0 && scrolled + clientHeight >= scrollHeight - 2) return 'activities';
  const passed = chapters.findLast(([name]) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    return top !== undefined && top <= clientHeight * 0.3;
  });
  return passed?.[0];
}
