import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuestion } from '../../ui/Question';
import { campStore, startedDraft } from '../draft/drafts';
import type { FileContent } from '../draft/openFile';
import { createLatest } from '../engine/createLatest';
import { fileFailure } from '../engine/failures';
import { type Outcome, OutcomeMessage } from '../Outcome';
import { besideForm } from '../preview/createPreview';
import { ListDialog, listText } from './ListDialog';
import { type FileUse, usesOfFile } from './usesOfFile';

/** The file to open. Without a file, a dialog asks for a text. `text` is the initial text in the dialog. */
export type OpenRequest = { file?: File | undefined; text?: string | undefined };

type Props = {
  /** The path of the current page. */
  currentPath: string;
  wanted: OpenRequest | undefined;
};

const latest = createLatest();

/**
 * Opens a file or a pasted text. Inputs in the file fill their forms. A file or text without inputs, e.g. an old list,
 * may have several uses. A dialog then asks which use is meant.
 */
export function FileOpener({ currentPath, wanted }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isPasting, setPasting] = useState(false);
  const { ask, question } = useQuestion();
  const navigate = useNavigate();

  function goTo(path: string) {
    if (path !== currentPath) navigate(path, { state: currentPath });
  }

  /**
   * Opens a file. A file with a single use needs no question, because every use can be undone. The file that is opened
   * last wins.
   */
  async function open(file: File) {
    const signal = latest.next();
    const name = `«${file.name}»`;
    // A file may be dropped on an open dialog. Two dialogs would cover each other.
    setPasting(false);
    ask(undefined);
    setOutcome({ isWorking: true, message: `${name} wird gelesen …` });
    try {
      const { opened, uses } = await usesOfFile(file, currentPath);
      signal.throwIfAborted();
      const [use, other] = uses;
      setOutcome({});
      if (opened || !other) return take(name, opened, use);
      ask({
        heading: `Was soll aus ${name} werden?`,
        answers: uses.map((one) => [one.label, () => take(name, undefined, one), one.reason]),
      });
    } catch (error) {
      if (!signal.aborted) setOutcome({ failure: fileFailure(name, error) });
    }
  }

  /**
   * Fills forms with the inputs of a file or text, or carries out its use, and then opens the page that shows the
   * result. If the page opened first, its form would replace the new input by the old input.
   *
   * @param name the file or text in a failure
   * @returns true after success
   */
  async function take(name: string, opened?: FileContent, use?: FileUse) {
    try {
      if (opened) await fillForms(opened);
      if (use) {
        await use.run();
        goTo(use.path);
        if (use.isLetterhead) showLooks();
      }
      return true;
    } catch (error) {
      setOutcome({ failure: fileFailure(name, error) });
    }
  }

  /**
   * Opens «Aussehen» on the page of a document. On a narrow screen, «Aussehen» is in the dialog of the preview. The
   * start page always shows the looks.
   */
  function showLooks() {
    const looks = document.querySelector<HTMLDetailsElement>('.preview-looks');
    if (!looks) return;
    looks.open = true;
    if (!matchMedia(besideForm).matches) navigate({}, { state: 'preview' });
  }

  /**
   * Fills forms with the inputs of a file. A dialog asks before typed input is replaced, and `fillForms` then waits for
   * the answer. A file with only one input needs no question, because the message above the form has an undo button.
   */
  async function fillForms({ name, files, notOpened }: FileContent) {
    const [first, other] = files;
    if (first && !other && !notOpened[0]) {
      await first.fill();
      return goTo(first.entry.path);
    }
    const replaced = files
      .filter(({ entry }) => startedDraft(entry.slug)?.hasEntries())
      .map(({ entry }) => entry.name);
    if (campStore.atRisk.current()) replaced.unshift('Euer Lager');
    if (replaced[0]) {
      await new Promise<void>((fill) =>
        ask({
          heading: `«${name}» öffnen?`,
          answers: [['Öffnen', fill]],
          children: <p>{`Ersetzt wird, was du eingegeben hast bei: ${replaced.join(', ')}.`}</p>,
        }),
      );
    }
    for (const one of files) await one.fill();
    const names = files.map(({ entry }) => entry.name);
    const listed = names[3] ? `${names.length} Dokumente` : names.join(', ');
    setOutcome({ message: `«${name}» ist geöffnet: ${listed}.`, failure: notOpened.join(' ') });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is carried out once
  useEffect(() => {
    if (wanted?.file) open(wanted.file);
    else if (wanted) {
      latest.abort();
      setOutcome({});
      if (wanted.text) listText.set(wanted.text);
      setPasting(true);
    }
  }, [wanted]);

  return (
    <>
      {isPasting && (
        <ListDialog
          currentPath={currentPath}
          onTake={async (...taken) => {
            if (await take('«Liste»', ...taken)) listText.set('');
          }}
          onClose={() => setPasting(false)}
        />
      )}
      {question}
      <OutcomeMessage {...outcome} onClose={() => setOutcome({})} />
    </>
  );
}
