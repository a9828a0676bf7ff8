import { findEntry, type GeneratorEntry } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { limitSentences } from '../../generators/openInput';
import { InputError } from '../../generators/readInput';
import { openSavedInput, readCarriedInputs, type SavedInput } from '../../generators/savedInput';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';
import { startDraft } from './drafts';

const largestFile = 20_000_000;
// The longest text that is opened, in characters. The largest input of the samples has 64 kB.
const largestInput = 2_000_000;

/** The most sentences in `notOpened`. A further sentence counts the sentences that are left out. */
const mostNamed = 3;

/**
 * The inputs of an opened file, e.g. of a folder. `fill` puts an input into the form of its generator. `notOpened` names
 * the contents of the file that cannot be opened.
 */
export type FileContent = Awaited<ReturnType<typeof openInputs>>;

/**
 * Opens a chosen or dropped file of any kind, e.g. a document, a folder or saved inputs.
 *
 * @returns `opened` for a file with inputs. For any other file, `why` is a sentence that says why the file cannot be
 *   opened. `read` is the result of `readFile`, in which the page looks for another use of the file. `read` is missing
 *   for a file that cannot be read, and for a text that is too long.
 */
export async function openFile(file: File) {
  const name = `«${file.name}»`;
  let read: ReadDocument | undefined;
  try {
    read = await readFile(file);
    if (!read.tags && read.text[largestInput]) {
      return { why: `${name} ist zu gross für Eingaben oder eine Liste.` };
    }
    return { opened: await openInputs(file.name, readCarriedInputs(read), read) };
  } catch (error) {
    return error instanceof InputError
      ? { why: `${name} lässt sich nicht öffnen. ${error.message}`, read }
      : { why: fileFailure(name, error) };
  }
}

/** Returns the kind and content of a file. The worker reads the file. */
export async function readFile(file: File) {
  // The worker refuses a file with one byte more than the limit, so no further bytes are needed.
  const bytes = await file.slice(0, largestFile + 1).arrayBuffer();
  return checkingEngine.ask('read', new Uint8Array(bytes), []);
}

async function openInputs(name: string, saved: readonly SavedInput[], { unread }: ReadDocument) {
  const files = [];
  const notOpened = unread.map(
    (path) =>
      `«${path.replace(/^.*\//, '')}» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.`,
  );
  let why: InputError | undefined;
  for (const one of saved) {
    const entry = findEntry(one.generator);
    try {
      const opened = await openSavedInput(one, entry?.load);
      if (entry) files.push({ entry, fill: () => fillForm(name, entry, opened) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      why ??= error;
      const document = entry ? `«${entry.name}»` : 'Ein Dokument';
      notOpened.push(`${document} ist nicht dabei: ${error.message}`);
    }
  }
  if (!files[0]) throw why;
  return { name, files, notOpened: limitSentences(mostNamed, notOpened) };
}

async function fillForm(
  name: string,
  entry: GeneratorEntry,
  { input: opened, isChanged, leftOut }: Awaited<ReturnType<typeof openSavedInput>>,
) {
  const draft = await startDraft(entry);
  const input = draft.withCampOfTab(opened);
  const change = isChanged ? ' Was in Word daran geändert wurde, ist nicht dabei.' : '';
  const look =
    input.camp.look === draft.input().camp.look
      ? ''
      : ' Das Aussehen der Datei gilt jetzt für alle Dokumente.';
  draft.fill(input, {
    sentence: `«${name}» ist geöffnet.${change}${look}`,
    leftOut,
  });
}
