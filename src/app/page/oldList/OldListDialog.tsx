import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addPoints } from '../../../generators/oldList/addPoints';
import { mostLines } from '../../../generators/oldList/readLines';
import type { SortedLine } from '../../../generators/oldList/sortLines';
import { FileButton } from '../../../ui/FileButton';
import { mostRows } from '../../../ui/formLimits';
import { TextareaField } from '../../../ui/moreFields';
import type { Draft } from '../../draft/draft';
import { checkingEngine } from '../../engine/engines';
import { TookTooLong } from '../../engine/failures';
import { OldListReview } from './OldListReview';
import styles from './oldList.css?url';
import { longestList, readListFile } from './readListFile';

/** From so many characters on, a paste is put in at once and cannot be undone by a key. */
const longPaste = 5_000;

type Props = {
  draft: Draft;
  /** How many times the button was pressed: each opens the dialog, as it was left. */
  presses: number;
};

/** An old list as text, then its lines to be looked through, then taken. */
export function OldListDialog({ draft, presses }: Props) {
  const { generator, entry } = draft;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState(() => draft.oldList.current() ?? '');
  const [said, setSaid] = useState('');
  const [sorted, setSorted] = useState<readonly SortedLine[]>();

  const sortBrought = useEffectEvent(sort);
  useEffect(() => {
    if (presses > 0) dialog.current?.showModal();
    if (draft.oldList.current() === undefined) return;
    draft.oldList.set(undefined);
    sortBrought();
  }, [presses, draft]);

  function type(typed: string) {
    setText(typed);
    setSaid('');
    setSorted(undefined);
  }

  /** Chromium 156 takes half a second for 500 lines, and more than a minute for 40,000, which it inserts as typed. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length < longPaste) return;
    event.preventDefault();
    const field = event.currentTarget;
    if (field.value.length + pasted.length > longestList) {
      return setSaid('Das ist zu lang für eine Liste. Kopiere nur, was du daraus brauchst.');
    }
    field.setRangeText(pasted, field.selectionStart, field.selectionEnd, 'end');
    type(field.value);
  }

  async function read(file: File | undefined) {
    if (!file) return;
    setSaid(`«${file.name}» wird gelesen …`);
    const found = await readListFile(file);
    if (found.text !== undefined) type(found.text);
    setSaid(found.sentence);
  }

  async function sort() {
    setSaid('Die Zeilen werden zugeordnet …');
    const found = await checkingEngine
      .ask('sort', new Uint8Array(), [text, generator.groups, entry.slug])
      .catch(reasonOf);
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

  function take(lines: readonly SortedLine[]) {
    const { input } = draft.entries();
    const { ticked = [], own } = input;
    const { sentence, tooMany, ...points } = addPoints({ ticked, own }, lines);
    // First closed: closing gives the focus back to the button, and then the notice takes it.
    dialog.current?.close();
    draft.fill(generator.readInput({ ...input, ...points }), {
      sentence,
      leftOut: tooMany.map(
        (point) => `«${point}» hat keinen Platz: Mehr als ${mostRows} eigene Punkte gehen nicht.`,
      ),
      back: 'Vorherige Eingaben wiederherstellen',
      // What was corrected here stands in no file.
      isNew: true,
    });
    type('');
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <dialog
        ref={dialog}
        className={sorted ? 'question old-list reviewing' : 'question old-list'}
        aria-labelledby="old-list"
        onDrop={(event) => {
          event.preventDefault();
          read(event.dataTransfer.files[0]);
        }}
      >
        <h2 id="old-list" ref={heading} tabIndex={-1}>
          Alte Liste öffnen
        </h2>
        {sorted ? (
          <OldListReview groups={generator.groups} sorted={sorted} onChange={setSorted} />
        ) : (
          <>
            <p>
              Was auf eurer Liste steht, wird angekreuzt oder zum eigenen Punkt. Du schaust alles
              durch, bevor du es übernimmst; was du schon angekreuzt hast, bleibt.
            </p>
            <TextareaField
              label="Alte Liste"
              hint="Füge den Text ein, eine Zeile pro Punkt, oder wähle eine Datei von Word, Excel oder mit reinem Text."
              value={text}
              onChange={(event) => type(event.target.value)}
              onPaste={paste}
            />
            <FileButton
              label="Datei mit der alten Liste"
              accept=".docx,.xlsx,.csv,.txt,.md,text/plain"
              onChoose={read}
            >
              Datei wählen
            </FileButton>
          </>
        )}
        <p className="status" role="status">
          {said}
        </p>
        <div className="answers">
          {sorted ? (
            <>
              <button type="button" className="primary" onClick={() => take(sorted)}>
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
