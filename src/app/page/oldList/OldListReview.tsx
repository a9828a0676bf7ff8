import { useEffect, useRef } from 'react';
import type { PointGroup } from '../../../generators/oldList/matchPoints';
import type { SortedLine } from '../../../generators/oldList/sortLines';
import type { Standing } from '../../../generators/oldList/standings';
import { choicesOf, OldLine } from './OldLine';

type Props = {
  groups: readonly PointGroup[];
  sorted: readonly SortedLine[];
  onChange: (sorted: readonly SortedLine[]) => void;
};

const columns = [
  { kind: 'ticked', title: 'Angekreuzt' },
  { kind: 'own', title: 'Eigener Punkt' },
  { kind: 'out', title: 'Ausgelassen' },
] as const;

/** The lines of an old list in three columns; each can be moved to another one. */
export function OldListReview({ groups, sorted, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<number>(undefined);
  const choices = choicesOf(groups);

  // A line that goes to another column takes the focus along.
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${moved.current}"] select`)?.focus();
    moved.current = undefined;
  });

  function move(index: number, standing: Standing) {
    moved.current = index;
    onChange(sorted.map((line, at) => (at === index ? { ...line, standing } : line)));
  }

  return (
    <>
      <p>Jede Zeile steht an einem der drei Orte. Was nicht stimmt, änderst du bei der Zeile.</p>
      <div ref={list} className="old-columns">
        {columns.map(({ kind, title }) => {
          const lines = sorted.flatMap((line, index) =>
            line.standing.kind === kind ? [{ line, index }] : [],
          );
          return (
            <section key={kind} aria-labelledby={`old-${kind}`}>
              <h3 id={`old-${kind}`}>
                {title} <span>({lines.length})</span>
              </h3>
              <ul>
                {lines.map(({ line, index }) => (
                  <OldLine
                    key={index}
                    index={index}
                    line={line}
                    groups={groups}
                    choices={choices}
                    onMove={(standing) => move(index, standing)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
