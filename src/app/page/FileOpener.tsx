import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shorten } from '../../generators/readInput';
import { TextareaField } from '../../ui/fields';
import { Question, useQuestion } from '../../ui/Question';
import { IconButton } from '../../ui/WaitingButton';
import { campStore, startedDraft } from '../draft/drafts';
import { type FileContent, openFile } from '../draft/openFile';
import { fileFailure } from '../engine/failures';
import { type Outcome, OutcomeMessage } from '../Outcome';
import { besideForm } from '../preview/createPreview';
import { type FileUse, longestList, usesOfFile, usesOfText } from './usesOfFile';

/** The file to open. Without a file, a dialog asks for a text. `text` is the initial text in the dialog. */
export type OpenRequest = { file?: File | undefined; text?: string | undefined };

type Props = {
  /** The path of the current page. */
  currentPath: string;
  wanted: OpenRequest | undefined;
};

/**
 * Opens a file or a pasted text. Inputs in the file fill their forms. A file or text without inputs, e.g. an old list,
 * may have several uses. A dialog then asks which use is meant.
 */
export function FileOpener({ currentPath, wanted }: Props) {
  const [{ failure, ...said }, setOutcome] = useState<Outcome>({});
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const [uses, setUses] = useState<readonly FileUse[]>([]);
  const { ask, question } = useQuestion();
  const navigate = useNavigate();

  function goTo(path: string) {
    if (path !== currentPath) navigate(path, { state: currentPath });
  }

  /** Opens a file. A file with a single use needs no question, because every use can be undone. */
  async function open(file: File) {
    const name = `«${file.name}»`;
    // A file may be dropped on an open dialog. Two dialogs would cover each other.
    setPasting(false);
    ask(undefined);
    setOutcome({ isWorking: true, message: `${name} wird gelesen …` });
    try {
      const { opened, why = '', read } = await openFile(file);
      const uses = read ? await usesOfFile(file, read, currentPath) : [];
      const [use, other] = uses;
      setOutcome({});
      if (opened) return await fillOrAsk(opened);
      if (!use) return setOutcome({ failure: why });
      if (!other) return await carryOut(use);
      ask({
        heading: `Was soll aus ${name} werden?`,
        answers: uses.map((one) => [one.label, () => carryOut(one)]),
        shown: use.known > other.known ? 2 : uses.length,
        children: (
          <p>{`Beginnt mit: «${shorten(read?.text.match(/[^\s#•*–-].*/g)?.join(' · ') ?? '', 50)}». Du kannst es danach rückgängig machen.`}</p>
        ),
      });
    } catch (error) {
      setOutcome({ failure: fileFailure(name, error) });
    }
  }

  /**
   * Carries out a use, and then opens the page that shows the result. If the page opened first, its form would replace
   * the new input by the old input.
   */
  async function carryOut(use: FileUse) {
    const message = await use.run();
    if (typeof message === 'string') setOutcome({ message });
    setText('');
    goTo(use.path);
    if (use.isLetterhead) showLooks();
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
   * Fills forms with the inputs of a file. A dialog asks before typed input is replaced. A file with only one input
   * needs no question, because the message above the form has an undo button.
   */
  async function fillOrAsk(opened: FileContent) {
    const [first, other] = opened.files;
    if (first && !other && !opened.notOpened[0]) {
      await first.fill();
      return goTo(first.entry.path);
    }
    const replaced = opened.files
      .filter(({ entry }) => startedDraft(entry.slug)?.hasEntries())
      .map(({ entry }) => entry.name);
    if (campStore.atRisk.current()) replaced.unshift('Euer Lager');
    if (!replaced[0]) return fill(opened);
    ask({
      heading: `«${opened.name}» öffnen?`,
      answers: [['Öffnen', () => fill(opened)]],
      children: <p>{`Ersetzt wird, was du eingegeben hast bei: ${replaced.join(', ')}.`}</p>,
    });
  }

  async function fill({ name, files, notOpened }: FileContent) {
    for (const one of files) await one.fill();
    const names = files.map(({ entry }) => entry.name);
    const listed = names[3] ? `${names.length} Dokumente` : names.join(', ');
    setOutcome({ message: `«${name}» ist geöffnet: ${listed}.`, failure: notOpened.join(' ') });
  }

  const begin = useEffectEvent(({ file, text: pasted }: OpenRequest) => {
    if (file) return open(file);
    if (pasted) setText(pasted);
    setPasting(true);
  });
  useEffect(() => {
    if (wanted) begin(wanted);
  }, [wanted]);

  // A pause in typing saves the work for each letter of a long list.
  useEffect(() => {
    let isCurrent = isPasting;
    setTimeout(() => {
      if (!isCurrent) return;
      // While chunks are loading, the uses of an earlier text may be found last.
      usesOfText(text, '', currentPath, true).then(
        (found) => isCurrent && setUses(found),
        console.error,
      );
    }, 300);
    return () => {
      isCurrent = false;
    };
  }, [isPasting, text, currentPath]);

  // The next change of a form removes a failure, unless a message stands beside it.
  useEffect(() => {
    const forget = () => setOutcome((last) => (last.message ? last : {}));
    addEventListener('input', forget);
    return () => removeEventListener('input', forget);
  }, []);

  return (
    <>
      {/* The dialog for a text waits while a file is read, because the file may open a dialog. */}
      {isPasting && !said.isWorking && !question && (
        <Question
          heading="Liste einfügen"
          answers={[['Übernehmen', () => open(new File([text], 'Liste'))]]}
          refusal={text.trim() ? '' : 'Füge zuerst eine Liste ein.'}
          onClose={() => setPasting(false)}
        >
          <TextareaField
            label="Ein Punkt oder eine Person mit Nummer pro Zeile"
            hint={
              text[longestList - 1] &&
              'Mehr hat hier nicht Platz. Kopiere nur, was du daraus brauchst.'
            }
            placeholder={'Schlafsack\nMaja; Muster; Luna; 079 555 01 11; Küche'}
            maxLength={longestList}
            defaultValue={text}
            onChange={({ target }) => setText(target.value)}
            // After a paste, browsers scroll to the end of the last line. The first column would be out of sight.
            onPaste={({ currentTarget }) =>
              requestAnimationFrame(() => {
                currentTarget.scrollLeft = 0;
              })
            }
          />
          {/* Of more than two uses, only the best two with known lines are named. */}
          <p role="status">
            {uses
              .filter(({ known }) => known || !uses[2])
              .slice(0, 2)
              .map(({ label }) => label)
              .join(' oder ')}
          </p>
        </Question>
      )}
      {question}
      <OutcomeMessage {...said} />
      {failure && (
        <div className="input-notice refused" role="alert">
          <p>{failure}</p>
          <IconButton icon="close" title="Schliessen" onClick={() => setOutcome(said)} />
        </div>
      )}
    </>
  );
}
