import { useEffect, useState } from 'react';
import { FileButton } from '../../ui/FileButton';
import { Question } from '../../ui/Question';
import { useStore } from '../../ui/store';
import { campStore, startedDraft } from '../draft/drafts';
import { openedCamp, openFile, unreadable } from '../draft/openFile';
import type { Opened } from '../draft/readSavedFile';
import { type Outcome, Said } from '../Outcome';
import { useFileDrop } from '../useFileDrop';

/** Opens a folder, a saved camp or a document; asks before it replaces something typed. */
export function OpenCamp({ onOpened }: { onOpened: () => void }) {
  const opened = useStore(openedCamp);
  const [outcome, setOutcome] = useState<Outcome>({});

  async function open(file: File) {
    const read = await openFile(file.name, file);
    if (read.kind === 'refused') return setOutcome({ failed: read.sentence });
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
      <div className="open-input">
        Weitermachen?
        <FileButton
          className="quiet"
          label="Lagermappe, Dokument oder Vorlagen"
          accept=".docx,.zip,.json,application/json"
          onChoose={open}
        >
          Datei öffnen
        </FileButton>
      </div>
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
      <Said outcome={outcome} />
    </>
  );
}

/** The names of what was typed and would go. */
function replacedBy({ files }: Opened): string[] {
  const begun = files.filter(({ entry }) => startedDraft(entry.slug)?.hasEntries());
  const names = begun.map(({ entry }) => entry.name);
  return campStore.atRisk.current() ? ['Euer Lager', ...names] : names;
}
