import { useEffect, useMemo, useState } from 'react';
import { type CampType, campTypes } from '../../generators/camp';
import { Question } from '../../ui/Question';
import { withSoftHyphens } from '../../ui/softHyphens';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { CampIsOver } from '../draft/CampIsOver';
import type { Draft } from '../draft/draft';
import { campStore, draftChanges, startDrafts } from '../draft/drafts';
import { hintCount, hintsOf } from '../draft/Hints';
import { DraftStatus } from '../draft/progress';
import { failureMessage } from '../engine/failures';
import { Link } from '../Link';
import { type Outcome, OutcomeMessage } from '../Outcome';
import { letterheadEnd, letterheadState } from '../template/applyLetterhead';
import styles from './folder.css?url';
import type { FolderItem } from './saveFolder';

/** A button that downloads the documents of the camp as a folder. A dialog asks for the documents. */
export function FolderSection() {
  /** The drafts in the dialog; `undefined` while the dialog is closed. */
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [outcome, setOutcome] = useState<Outcome>({});

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      console.error(error);
      setOutcome({ failure: failureMessage(error) });
    }
  }

  const download: DialogProps['download'] = (items, isOne) =>
    attempt(async () => {
      const tell = (message: string) => setOutcome({ isWorking: true, message });
      tell('Die Lagermappe wird erstellt …');
      const { saveFolder } = await import('./saveFolder');
      const { file, sentences } = await saveFolder(items, isOne, tell);
      setOutcome({ file, message: [`Heruntergeladen: ${file.name} ✓`, ...sentences].join(' ') });
    });

  return (
    <section className="folder" aria-label="Lagermappe">
      <WaitingButton
        icon="download"
        className="primary"
        aria-disabled={outcome.isWorking}
        onClick={() => outcome.isWorking || attempt(async () => setDrafts(await startDrafts()))}
      >
        Lagermappe herunterladen
      </WaitingButton>
      {drafts && (
        <FolderDialog drafts={drafts} download={download} onClose={() => setDrafts(undefined)} />
      )}
      <OutcomeMessage {...outcome} onClose={() => setOutcome({})} />
    </section>
  );
}

type DialogProps = {
  drafts: readonly Draft[];
  /** Downloads the documents as one Word file if `isOne` is true, and otherwise as a ZIP file. */
  download: (items: readonly FolderItem[], isOne: boolean) => void;
  onClose: () => void;
};

/**
 * Asks for the documents of the folder, and shows their states and numbers of pages. At first, the begun documents and
 * the saved documents are ticked. If fewer than two documents would be ticked, all documents are ticked, because a
 * single document is no folder. A document that is not begun is filled with the usual choice for the chosen type of
 * camp.
 */
function FolderDialog({ drafts, download, onClose }: DialogProps) {
  const state = [useStore(campStore), useStore(draftChanges), useStore(letterheadState)];
  const [type, setType] = useState<CampType>('Zeltlager');
  // A saved document may have an empty form, e.g. the usual ToDo list of a camp without dates.
  const begunOrSaved = drafts.filter((draft) => draft.hasEntries() || draft.downloaded.current());
  const notBegun = drafts.filter((draft) => !draft.hasEntries());
  const [ticked, setTicked] = useState(begunOrSaved[1] ? begunOrSaved : drafts);
  // A change of the camp, of the look or of a custom template gives new items, because their files become outdated.
  const items = useMemo<FolderItem[]>(
    () =>
      drafts.map((draft) => ({
        draft,
        input: draft.hasEntries() ? draft.input() : draft.generator.usual(draft.input(), type),
      })),
    [drafts, type, ...state],
  );
  const chosen = useMemo(
    () => items.filter(({ draft }) => ticked.includes(draft)),
    [items, ticked],
  );
  usePageCounts(chosen);
  // `NaN` until all numbers are known.
  const total = chosen.reduce((sum, { pages }) => sum + Number(pages), 0);

  return (
    <Question
      heading="Lagermappe herunterladen"
      answers={[
        [
          'Word-Datei',
          () => download(chosen, true),
          `${total ? total + 1 : '…'} Seiten mit Deckblatt`,
        ],
        ['ZIP-Datei', () => download(chosen, false), `Einzelne Dokumente: ${chosen.length}`],
      ]}
      refusal={chosen[0] ? '' : 'Kreuze an, was in die Lagermappe soll.'}
      onClose={onClose}
    >
      <link rel="stylesheet" href={styles} precedence="page" />
      <CampIsOver />
      {notBegun[0] && (
        <p>
          Leere Dokumente wie üblich füllen für:{' '}
          {campTypes.map((one) => (
            <WaitingButton
              key={one}
              className="secondary"
              aria-pressed={one === type && notBegun.some((draft) => ticked.includes(draft))}
              onClick={() => {
                setType(one);
                setTicked([...ticked, ...notBegun]);
              }}
            >
              {one}
            </WaitingButton>
          ))}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Dokument</th>
            <th scope="col">Seiten</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ draft, input, pages }) => {
            const { slug, path, name } = draft.entry;
            const isChosen = ticked.includes(draft);
            const hints = hintCount(hintsOf(draft, input));
            return (
              <tr key={slug}>
                <th scope="row">
                  <label>
                    <input
                      type="checkbox"
                      checked={isChosen}
                      onChange={() =>
                        setTicked(
                          isChosen ? ticked.filter((one) => one !== draft) : [...ticked, draft],
                        )
                      }
                    />
                    {withSoftHyphens(name)}
                  </label>{' '}
                  <DraftStatus slug={slug} />{' '}
                  {hints && (
                    // The page of an empty draft has no hints.
                    <Link to={path} state={draft.hasEntries() && 'hints'} onClick={onClose}>
                      {hints}
                    </Link>
                  )}
                </th>
                <td>{isChosen && (pages ?? '…')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Question>
  );
}

/** Makes the chosen documents one after the other, and notes their numbers of pages (`FolderItem.pages`). */
function usePageCounts(chosen: readonly FolderItem[]) {
  const [, render] = useState({});

  useEffect(() => {
    let isCurrent = true;
    async function count() {
      const { makeFolderFile } = await import('./saveFolder');
      for (const item of chosen) {
        await letterheadEnd();
        if (!isCurrent) return;
        if (item.made) continue;
        item.made = makeFolderFile(item, true);
        item.pages = (await item.made.catch(() => undefined))?.pages ?? '–';
        render({});
      }
    }
    // If the chunk does not load, no number of pages appears. The press on an answer then shows the failure.
    count().catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
}
