import { type MouseEvent, type ReactNode, useRef } from 'react';
import { allOrNone, TickButtons } from '../../../ui/TickButtons';
import { type ChapterName, chapters, groupsOf } from '../chapters';
import { type CampType, excludedIn, usual } from '../content/usual';
import { useInput } from './useInput';

type Props = { name: ChapterName; children: ReactNode };

/** A part of the form under its heading, which the contents lead to. */
export function Chapter({ name, children }: Props) {
  const { id, title } = chapters[name];
  const chapter = useRef<HTMLElement>(null);
  return (
    <section ref={chapter} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {(name === 'precautions' || name === 'emergency') && (
        <ChapterTicks name={name} list={chapter} />
      )}
      {children}
    </section>
  );
}

type TicksProps = Pick<Parameters<typeof TickButtons>[0], 'list'> & {
  name: keyof typeof groupsOf;
};

/** Ticks a whole chapter, or what most camps of a kind tick. */
function ChapterTicks({ name, list }: TicksProps) {
  const campType = useInput((input) => input.campType);
  const excluded = excludedIn(campType);
  const ids = groupsOf[name]
    .flatMap(({ items }) => items.map(({ checkboxId }) => checkboxId))
    .filter((id) => !excluded.includes(id));
  const isAllTicked = useInput(({ ticked }) => ids.every((id) => ticked.includes(id)));
  const campTypes: readonly CampType[] = campType === '' ? ['Zeltlager', 'Hauslager'] : [campType];
  const all = allOrNone(isAllTicked);
  return (
    <TickButtons
      list={list}
      choices={[
        ...campTypes.map((type) => ({
          key: type,
          label: `Übliche Auswahl ${type}`,
          checked: true,
          ids: usual[type],
        })),
        // What does not hold can be unticked all the same.
        isAllTicked ? all : { ...all, ids },
      ]}
    />
  );
}

/** Leads to a heading without a new entry in the history: the back button leaves the page. */
export function goToChapter(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
