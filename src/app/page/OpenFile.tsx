import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../../ui/FileButton';
import { Question } from '../../ui/Question';
import { useStore } from '../../ui/store';
import { campStore, startedDraft } from '../draft/drafts';
import { openedCamp, openFile, unreadable } from '../draft/openFile';
import type { Opened } from '../draft/readSavedFile';
import { type Outcome, Said } from '../Outcome';
import { useFileDrop } from '../useFileDrop';
import type { FileUse } from './usesOfFile';

/**
 * Opens whatever somebody has: a folder, a document, a saved camp, which asks before they replace something typed;
 * of any other file it says what it may be taken for.
 */
export function OpenFile({ onOpened }: { onOpened: () => void }) {
  const opened = useStore(openedCamp);
  const [outcome, setOutcome] = useState<Outcome>({});
  const [other, setOther] = useState<{ name: string; why: string; uses: readonly FileUse[] }>();
  const navigate = useNavigate();

  async function open(file: File) {
    setOutcome({ isWorking: true, said: `«${file.name}» wird gelesen …` });
    const read = await openFile(file.name, file);
    if (read.kind === 'refused') {
      const uses = await loadUses(file).catch(() => []);
      if (uses.length === 0) return setOutcome({ failed: read.sentence });
      setOutcome({});
      return setOther({ name: file.name, why: read.sentence, uses });
    }
    setOutcome({});
    openedCamp.set(read);
  }
  useFileDrop(open);

  async function fill({ name, files, templates, left }: Opened) {
    for (const one of files) one.fill();
    openedCamp.set(undefined);
    const names = files.map(({ entry }) => entry.name).join(', ');
    const said = `«${name}» ist geöffnet${names && `: ${names}`}.`;
    const failed = left.join(' ');
    setOutcome({ said, failed });
    onOpened();
    if (templates.length === 0) return;
    try {
      const { openTemplates } = await import('../template/checkVisitors');
      setOutcome({ said: `${said} ${await openTemplates(templates)}`, failed });
      onOpened();
    } catch (error) {
      setOutcome({ failed: unreadable(name, error).sentence });
    }
  }

  const replaced = opened ? replacedBy(opened) : [];
  const names = opened?.files.map(({ entry }) => entry.name) ?? [];
  const added = names.filter((name) => !replaced.includes(name));
  const isAsking = replaced.length > 0;
  // Where nothing is replaced there is nothing to ask. On a page that has just come, the form of the camp
  // first tells that it is empty.
  useEffect(() => {
    if (opened && !isAsking) queueMicrotask(() => fill(opened));
  });

  return (
    <>
      <p className="open-input">
        <FileButton className="quiet" label="Datei" accept={accepted} onChoose={open}>
          Datei öffnen
        </FileButton>
        <span>
          oder hierher ziehen: Lagermappe, Dokument vom letzten Jahr, alte Liste, Personen,
          Briefkopf
        </span>
      </p>
      {opened && isAsking && (
        <Question
          heading={`«${opened.name}» öffnen?`}
          answers={[['Öffnen', () => fill(opened)], ['Abbrechen']]}
          onClose={() => openedCamp.set(undefined)}
        >
          <p>Ersetzt wird, was du eingegeben hast bei: {replaced.join(', ')}.</p>
          {added.length > 0 && <p>Dazu kommt: {added.join(', ')}.</p>}
        </Question>
      )}
      {other && (
        <Question
          heading={`Was ist «${other.name}»?`}
          answers={[
            ...other.uses.map(({ words, path, take }): [string, () => Promise<void>] => [
              words,
              async () => {
                // A page that is there already would tell what its form holds.
                await take();
                navigate(path);
              },
            ]),
            ['Abbrechen'],
          ]}
          onClose={() => setOther(undefined)}
        >
          <p>{other.why} Daraus kannst du übernehmen:</p>
        </Question>
      )}
      <Said outcome={outcome} />
    </>
  );
}

const accepted = '.docx,.zip,.json,.xlsx,.csv,.txt,.md,application/json,text/plain';

async function loadUses(file: File) {
  const { usesOf } = await import('./usesOfFile');
  return usesOf(file);
}

/** The names of what was typed and would go. */
function replacedBy({ files }: Opened): string[] {
  const begun = files.filter(({ entry }) => startedDraft(entry.slug)?.hasEntries());
  const names = begun.map(({ entry }) => entry.name);
  return campStore.atRisk.current() ? ['Euer Lager', ...names] : names;
}
