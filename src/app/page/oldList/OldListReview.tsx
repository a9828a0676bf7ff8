import { useRef } from 'react';
import { addPoints } from '../../../generators/oldList/addPoints';
import { longestLine, mostLines } from '../../../generators/oldList/readLines';
import { mostRows } from '../../../ui/formLimits';
import { Question } from '../../../ui/Question';
import { Ticks } from '../../../ui/Ticks';
import type { Draft } from '../../draft/draft';
import { type ToOpen, toOpen } from '../../draft/drafts';
import styles from './oldList.css?url';

type Props = { draft: Draft; list: NonNullable<ToOpen['list']> };

/** What an old list ticks and adds, before it is taken; own points that are not wanted can be unticked. */
export function OldListReview({ draft, list }: Props) {
  const { generator } = draft;
  const form = useRef<HTMLFormElement>(null);
  const own = list.own.map((point, index) => ({ ...point, id: `${index}` }));
  const points = new Map(
    generator.groups.flatMap(({ items }) => items.map((one) => [one.id, one])),
  );
  const ticked = [...new Set(list.ticked.map(({ id }) => points.get(id)?.text))];

  function take() {
    const wanted = new FormData(form.current ?? undefined).getAll('own');
    const input = draft.input();
    const { sentence, tooMany, ...added } = addPoints(
      { ticked: input.ticked ?? [], own: input.own },
      { ticked: list.ticked, own: list.own.filter((_, index) => wanted.includes(`${index}`)) },
    );
    draft.fill(generator.readInput({ ...input, ...added }), {
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
        <p>
          Was gleich heisst wie ein Punkt, wird angekreuzt. Alles andere kommt in euren Worten dazu;
          was nicht auf die Liste gehört, wählst du ab. Was schon da ist, bleibt.
        </p>
        {ticked.length > 0 && (
          <section aria-labelledby="old-ticked">
            <h3 id="old-ticked">Wird angekreuzt ({ticked.length})</h3>
            <ul>
              {ticked.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        <form ref={form} aria-labelledby="old-own">
          <h3 id="old-own">Kommt dazu ({own.length})</h3>
          {generator.groups.map(({ id, title }) => {
            const items = own.filter(({ place }) => place === id);
            return (
              items.length > 0 && (
                <fieldset key={id}>
                  <legend>{title}</legend>
                  <Ticks name="own" items={items} start={items.map((one) => one.id)} />
                </fieldset>
              )
            );
          })}
        </form>
        {list.headings.length > 0 && (
          <p className="read">Als Überschrift gelesen: {list.headings.join(' · ')}</p>
        )}
        {list.left > 0 && <p className="hint">{tooManyLines(list.left)}</p>}
      </Question>
    </>
  );
}

function tooManyLines(left: number) {
  const lines = left === 1 ? '1 Zeile ist' : `${left} Zeilen sind`;
  return `${lines} nicht dabei: Es gehen ${mostLines} Zeilen mit je bis zu ${longestLine} Zeichen.`;
}
