import { useRef } from 'react';
import { addPoints } from '../../../generators/oldList/addPoints';
import { withRoom } from '../../../generators/readInput';
import { Question } from '../../../ui/Question';
import { Ticks } from '../../../ui/Ticks';
import type { Draft } from '../../draft/draft';
import { type ToOpen, toOpen } from '../../draft/drafts';
import styles from './oldList.css?url';

type Props = { draft: Draft; list: NonNullable<ToOpen['list']> };

/** The points that an old list ticks and adds, before they are taken over. Unwanted own points can be unticked. */
export function OldListReview({ draft, list }: Props) {
  const { generator } = draft;
  const form = useRef<HTMLFormElement>(null);
  const own = list.own.map((point, index) => ({ ...point, id: `${index}` }));
  const said = new Set(list.ticked.map(({ id }) => id));
  const points = generator.groups.flatMap(({ items }) => items).filter(({ id }) => said.has(id));

  function take() {
    const wanted = new FormData(form.current ?? undefined).getAll('own');
    const typed = own.filter(({ id }) => wanted.includes(id));
    const { ticked = [], ...input } = draft.input();
    const added = addPoints({ ticked, own: input.own }, { ticked: [...said], own: typed });
    const next = { ...input, ...added };
    draft.fill(generator.readInput(next), {
      sentence: `Aus der Liste angekreuzt: ${said.size}, als eigene Punkte: ${typed.length}.`,
      leftOut: [...list.leftOut, ...withRoom(next).leftOut],
      back: 'Vorherige Eingaben wiederherstellen',
      // The result is in no file, even if the list came from one.
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
        {points.length > 0 && (
          <section aria-labelledby="old-ticked">
            <h3 id="old-ticked">Wird angekreuzt ({points.length})</h3>
            <ul>
              {points.map(({ id, text }) => (
                <li key={id}>{text}</li>
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
        {list.leftOut.map((sentence) => (
          <p key={sentence} className="hint">
            {sentence}
          </p>
        ))}
      </Question>
    </>
  );
}
