import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { Generator } from '../../../generators/contract';
import { addPoints, saidOf } from '../../../generators/oldList/addPoints';
import { mostLines } from '../../../generators/oldList/readLines';
import type { SortedLine } from '../../../generators/oldList/sortLines';
import { wordsOf } from '../../../generators/oldList/wordsOf';
import { mostRows } from '../../../ui/formLimits';
import type { Draft } from '../../draft/draft';
import { sortList } from '../../engine/engines';
import { TookTooLong } from '../../engine/failures';
import { OldListReview } from './OldListReview';
import { OldListText } from './OldListText';
import styles from './oldList.css?url';
import { readListFile } from './readListFile';

type Props = {
  slug: string;
  generator: Generator;
  draft: Draft;
  /** How many times the button was pressed: each opens the dialog, as it was left. */
  presses: number;
};

/** An old list as text, then its lines to be looked through, then taken. */
export function OldListDialog({ slug, generator, draft, presses }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [sorted, setSorted] = useState<readonly SortedLine[]>();

  useEffect(() => {
    if (presses > 0) dialog.current?.showModal();
  }, [presses]);

  async function read(file: File) {
    setSaid(`«${file.name}» wird gelesen …`);
    const found = await readListFile(file);
    setSaid(found.sentence);
    if (found.text === undefined) return;
    setText(found.text);
    setSorted(undefined);
  }

  async function sort() {
    setSaid('Die Zeilen werden zugeordnet …');
    const found = await sortList(text, generator.groups, wordsOf(slug)).catch(reasonOf);
    if (typeof found === 'string') return setSaid(found);
    const { sorted: lines, left } = found;
    if (lines.length === 0) return setSaid('Füge zuerst eine Liste ein, oder wähle eine Datei.');
    setSaid(
      left > 0 ? `Nur die ersten ${mostLines} Zeilen sind dabei, ${left} weitere nicht.` : '',
    );
    setSorted(lines);
    dialog.current?.scrollTo(0, 0);
    heading.current?.focus();
  }

  function take() {
    if (!sorted) return;
    const { input } = draft.entries();
    const added = addPoints({ ticked: input.ticked ?? [], own: input.own }, sorted);
    const { ticked, own, tooMany } = added;
    // First closed: closing gives the focus back to the button, and then the notice takes it.
    dialog.current?.close();
    draft.fill(generator.readInput({ ...input, ticked, own }), {
      sentence: saidOf(added),
      leftOut: tooMany.map(
        (point) => `«${point}» hat keinen Platz: Mehr als ${mostRows} eigene Punkte gehen nicht.`,
      ),
      back: 'Vorherige Eingaben wiederherstellen',
      // What was corrected here stands in no file.
      isNew: true,
    });
    setText('');
    setSaid('');
    setSorted(undefined);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) read(file);
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <dialog
        ref={dialog}
        className={sorted ? 'question old-list reviewing' : 'question old-list'}
        aria-labelledby="old-list"
        onDrop={drop}
      >
        <h2 id="old-list" ref={heading} tabIndex={-1}>
          Alte Liste öffnen
        </h2>
        {sorted ? (
          <OldListReview groups={generator.groups} sorted={sorted} onChange={setSorted} />
        ) : (
          <OldListText
            text={text}
            onText={(typed) => {
              setText(typed);
              setSaid('');
            }}
            onTooLong={() =>
              setSaid('Das ist zu lang für eine Liste. Kopiere nur, was du daraus brauchst.')
            }
            onFile={read}
          />
        )}
        <p className="status" role="status">
          {said}
        </p>
        <div className="answers">
          {sorted ? (
            <>
              <button type="button" className="primary" onClick={take}>
                Übernehmen
              </button>
              <button type="button" className="secondary" onClick={() => setSorted(undefined)}>
                Zurück
              </button>
            </>
          ) : (
            <button type="button" className="primary" onClick={sort}>
              Zeilen zuordnen
            </button>
          )}
          <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
            Schliessen
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Why the lines did not come, and what to do. */
function reasonOf(error: unknown): string {
  console.error(error);
  return error instanceof TookTooLong
    ? 'Nach 10 Sekunden sind die Zeilen noch nicht zugeordnet. Füge weniger auf einmal ein.'
    : 'Die Zeilen konnten nicht zugeordnet werden. Prüfe deine Internetverbindung und drück noch einmal.';
}
