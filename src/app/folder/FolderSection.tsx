import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Question } from '../../ui/Question';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { CampIsOver } from '../draft/CampIsOver';
import type { Draft } from '../draft/draft';
import { announceDraftChanges, begunDrafts, campStore } from '../draft/drafts';
import { DraftStatus } from '../draft/progress';
import { failureMessage } from '../engine/failures';
import { type Outcome, OutcomeMessage } from '../Outcome';
import { withSoftHyphens } from '../softHyphens';
import type { FolderFile } from './saveFolder';

type FolderFiles = Map<Draft, Promise<FolderFile>>;

/** A button that downloads begun documents as a folder. The button is hidden until a document is begun. */
export function FolderSection() {
  const camp = useStore(campStore);
  /** The documents that the open dialog makes. Nothing can be typed between the dialog and the answer. */
  const [made, setMade] = useState<FolderFiles>();
  const [leftOut] = useState(() => new Set<Draft>());
  const [outcome, setOutcome] = useState<Outcome>({});
  const begun = begunDrafts();

  async function download(toJoin?: FolderFiles) {
    const chosen = begun.filter((draft) => !leftOut.has(draft));
    if (chosen.length === 0) {
      return setOutcome({ failure: 'Kreuze an, was in die Lagermappe soll.' });
    }
    const tell = (message: string) => setOutcome({ isWorking: true, message });
    tell('Die Lagermappe wird erstellt …');
    try {
      const { saveFolder } = await import('./saveFolder');
      const { file, sentences } = await saveFolder(chosen, toJoin, camp, tell);
      setOutcome({ file, message: [`Heruntergeladen: ${file.name}.`, ...sentences].join(' ') });
      announceDraftChanges();
    } catch (error) {
      console.error(error);
      setOutcome({ failure: failureMessage(error, navigator.onLine) });
    }
  }

  if (begun.length === 0) return null;
  return (
    <section className="folder" aria-label="Lagermappe">
      <WaitingButton
        className="primary"
        aria-disabled={outcome.isWorking}
        onClick={() => outcome.isWorking || setMade(new Map())}
      >
        <Icon name="download" />
        Lagermappe herunterladen
      </WaitingButton>
      {made && (
        <Question
          heading="Lagermappe"
          answers={[
            ['Als ein Word-Dokument', () => download(made)],
            ['Als ZIP, jedes für sich', () => download()],
          ]}
          onClose={() => setMade(undefined)}
        >
          <FolderTable drafts={begun} leftOut={leftOut} made={made} />
          <CampIsOver />
        </Question>
      )}
      <OutcomeMessage outcome={outcome} />
    </section>
  );
}

type TableProps = { drafts: readonly Draft[]; leftOut: Set<Draft>; made: FolderFiles };

/**
 * Shows the state and the number of pages of each begun document. A document without a tick is in `leftOut`. The
 * documents that are made to count their pages are put into `made`.
 */
function FolderTable({ drafts, leftOut, made }: TableProps) {
  const [pages, setPages] = useState<readonly (number | string)[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are counted once, when the dialog opens
  useEffect(() => {
    let isOpen = true;
    async function count() {
      const { makeFolderFile } = await import('./saveFolder');
      for (const draft of drafts) {
        if (!isOpen) return;
        const file = makeFolderFile(draft, true);
        made.set(draft, file);
        const { pages = '–' } = await file.catch(() => ({ pages: undefined }));
        setPages((known) => [...known, pages]);
      }
    }
    // If the chunk does not load, no number of pages appears. The press on an answer then shows the failure.
    count().catch(console.error);
    return () => {
      isOpen = false;
    };
  }, []);

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Dokument</th>
          <th scope="col">Stand</th>
          <th scope="col">Seiten</th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft, at) => (
          <tr key={draft.entry.slug}>
            <th scope="row">
              <label>
                <input
                  type="checkbox"
                  defaultChecked={!leftOut.has(draft)}
                  onChange={({ target }) => {
                    if (target.checked) leftOut.delete(draft);
                    else leftOut.add(draft);
                  }}
                />
                {withSoftHyphens(draft.entry.name)}
              </label>
            </th>
            <td>
              <DraftStatus slug={draft.entry.slug} />
            </td>
            <td>{pages[at] ?? '…'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
