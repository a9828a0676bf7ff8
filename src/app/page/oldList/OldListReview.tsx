import { useEffect, useMemo, useRef, useState } from 'react';
import type { SortedLine } from '../../../generators/oldList/sortLines';
import type { Standing } from '../../../generators/oldList/standings';
import type { Group } from '../../../generators/readGroups';
import { choicesOf, OldLine } from './OldLine';

type Props = {
  groups: readonly Group[];
  sorted: readonly SortedLine[];
  onChange: (sorted: readonly SortedLine[]) => void;
};

const columns = [
  { kind: 'ticked', title: 'Angekreuzt' },
  { kind: 'own', title: 'Eigener Punkt' },
  { kind: 'out', title: 'Ausgelassen' },
] as const;

/** So many lines, each with a choice among all points, come without a halt that anybody feels. */
const atOnce = 8;

/** The lines of an old list: those that are asked about, then the others by where they stand. */
export function OldListReview({ groups, sorted, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<number>(undefined);
  const choices = useMemo(() => choicesOf(groups), [groups]);
  // What is asked about stays in its place once it is answered.
  const [asked] = useState(() =>
    columns.flatMap(({ kind }) =>
      linesWhere(sorted, ({ standing, isSure }) => !isSure && standing.kind === kind),
    ),
  );
  const [shown, setShown] = useState(atOnce);

  useEffect(() => {
    if (shown >= sorted.length) return;
    const timer = setTimeout(() => setShown(shown + atOnce));
    return () => clearTimeout(timer);
  }, [shown, sorted.length]);

  // A line that goes to another column takes the focus along.
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${moved.current}"] select`)?.focus();
    moved.current = undefined;
  });

  function move(index: number, standing: Standing) {
    moved.current = index;
    onChange(sorted.map((line, at) => (at === index ? { ...line, standing, isSure: true } : line)));
  }

  const sections = [
    ...(asked.length > 0 ? [{ name: 'asked', title: 'Bitte anschauen', lines: asked }] : []),
    ...columns.map(({ kind, title }) => ({
      name: kind,
      title,
      lines: linesWhere(
        sorted,
        ({ standing }, index) => standing.kind === kind && !asked.includes(index),
      ),
    })),
  ];
  return (
    <>
      <p>
        Zuerst stehen die Zeilen, bei denen der Vorschlag vielleicht nicht stimmt. Was du nicht
        änderst, wird so übernommen, wie es dasteht.
      </p>
      <div ref={list} className="old-columns">
        {sections.map(({ name, title, lines }) => (
          <section key={name} aria-labelledby={`old-${name}`} className={name}>
            <h3 id={`old-${name}`}>
              {title} <span>({lines.length})</span>
            </h3>
            <ul>
              {lines.slice(0, shown).map((index) => (
                <OldLine
                  key={index}
                  index={index}
                  line={sorted[index] as SortedLine}
                  groups={groups}
                  choices={choices}
                  onMove={(standing) => move(index, standing)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function linesWhere(
  sorted: readonly SortedLine[],
  isWanted: (line: SortedLine, index: number) => boolean,
): number[] {
  return sorted.flatMap((line, index) => (isWanted(line, index) ? [index] : []));
}
