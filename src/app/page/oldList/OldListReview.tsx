import { useEffect, useMemo, useRef, useState } from 'react';
import { addPoints } from '../../../generators/oldList/addPoints';
import { mostLines } from '../../../generators/oldList/readLines';
import type { SortedLine, SortedList, Standing } from '../../../generators/oldList/sortLines';
import type { Group } from '../../../generators/points';
import { mostRows } from '../../../ui/formLimits';
import { Question } from '../../../ui/Question';
import type { Draft } from '../../draft/draft';
import { toOpen } from '../../draft/drafts';
import styles from './oldList.css?url';

/** The lines of an old list, looked through before they are taken. */
export function OldListReview({ draft, list }: { draft: Draft; list: SortedList }) {
  const { generator } = draft;
  const [sorted, setSorted] = useState<readonly SortedLine[]>(list.sorted);

  function take() {
    const input = draft.input();
    const { ticked = [], own } = input;
    const { sentence, tooMany, ...points } = addPoints({ ticked, own }, sorted);
    draft.fill(generator.readInput({ ...input, ...points }), {
      sentence,
      leftOut: tooMany.map(
        (point) => `«${point}» hat keinen Platz: Mehr als ${mostRows} eigene Punkte gehen nicht.`,
      ),
      back: 'Vorherige Eingaben wiederherstellen',
      // What was corrected here stands in no file.
      isNew: true,
    });
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Question
        className="old-list"
        heading="Alte Liste"
        answers={[['Übernehmen', take]]}
        onClose={() => toOpen.set(undefined)}
      >
        <Lines groups={generator.groups} sorted={sorted} onChange={setSorted} />
        {list.left > 0 && (
          <p>
            Nur die ersten {mostLines} Zeilen sind dabei, {list.left} weitere nicht.
          </p>
        )}
      </Question>
    </>
  );
}

type Props = {
  groups: readonly Group[];
  sorted: readonly SortedLine[];
  onChange: (sorted: readonly SortedLine[]) => void;
};

const columns = [
  { kind: 'asked', title: 'Bitte anschauen' },
  { kind: 'ticked', title: 'Angekreuzt' },
  { kind: 'own', title: 'Eigener Punkt' },
  { kind: 'out', title: 'Ausgelassen' },
] as const;

/** So many lines, each with a choice among all points, come without a halt that anybody feels. */
const atOnce = 8;

/** Of more letters a choice shows only the beginning. */
const longestChoice = 36;

/** Each with a choice of where it stands: first those that are asked about. */
function Lines({ groups, sorted, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<number>(undefined);
  const choices = useMemo(() => choicesOf(groups), [groups]);
  // What is asked about stays in its place once it is answered.
  const [asked] = useState(() =>
    columns.flatMap(({ kind }) =>
      sorted.flatMap((line, index) => (!line.isSure && line.standing.kind === kind ? [index] : [])),
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

  const points = new Map(groups.flatMap(({ items }) => items.map(({ id, text }) => [id, text])));

  function lineAt(index: number) {
    const { text, standing, isSure } = sorted[index] as SortedLine;
    const point = standing.kind === 'ticked' ? (points.get(standing.id) ?? '') : '';
    const question = standing.kind === 'out' ? 'Fällt das weg?' : 'Ist das gemeint?';
    const questionId = isSure ? undefined : `old-question-${index}`;
    return (
      <li key={index} data-line={index} className={isSure ? undefined : 'unsure'}>
        <p>{text}</p>
        {questionId && (
          <p id={questionId} className="hint">
            {question}
          </p>
        )}
        {point.length > longestChoice && <p className="old-point">{point}</p>}
        <div className="field">
          <select
            aria-label={`«${text}»`}
            aria-describedby={questionId}
            value={JSON.stringify(standing)}
            onChange={(event) => move(index, JSON.parse(event.target.value))}
          >
            {choices}
          </select>
        </div>
      </li>
    );
  }

  return (
    <>
      <p>Was du nicht änderst, wird so übernommen. Was schon angekreuzt ist, bleibt.</p>
      <div ref={list} className="old-columns">
        {columns.map(({ kind, title }) => {
          const others = sorted.flatMap(({ standing }, index) =>
            standing.kind === kind && !asked.includes(index) ? [index] : [],
          );
          const lines = kind === 'asked' ? asked : others;
          if (lines.length === 0) return null;
          return (
            <section key={kind} aria-labelledby={`old-${kind}`} className={kind}>
              <h3 id={`old-${kind}`}>
                {title} <span>({lines.length})</span>
              </h3>
              <ul>{lines.slice(0, shown).map(lineAt)}</ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** Every place where a line can stand, each under its standing. */
function choicesOf(groups: readonly Group[]) {
  const named = (standing: Standing) => JSON.stringify(standing);
  return (
    <>
      <option value={named({ kind: 'out' })}>Auslassen</option>
      <optgroup label="Eigener Punkt in">
        {groups.map(({ id, title }) => (
          <option key={id} value={named({ kind: 'own', place: id })}>
            {title}
          </option>
        ))}
      </optgroup>
      {groups.map(({ id, title, items }) => (
        <optgroup key={id} label={`Angekreuzt: ${title}`}>
          {items.map((item) => (
            <option key={item.id} value={named({ kind: 'ticked', id: item.id })}>
              {item.text}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
