import { findEntry, type GeneratorEntry } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { limitSentences } from '../../generators/openInput';
import { InputError } from '../../generators/readInput';
import { openSavedInput, readCarriedInputs, type SavedInput } from '../../generators/savedInput';
import { checkingEngine } from '../engine/engines';
import { startDraft } from './drafts';

const largestFile = 20_000_000;
/**
 * The longest text that is read as a list, in characters. A text of this length fills about twenty pages. Pasting this
 * text into a field takes 0.2 s in Chromium 156.
 */
export const longestList = 50_000;

/** The most sentences in `notOpened`. A further sentence counts the sentences that are left out. */
const mostNamed = 3;

/**
 * The inputs of an opened file, e.g. of a folder. `fill` puts an input into the form of its generator. `notOpened`
 * names the contents of the file that cannot be opened.
 */
export type FileContent = Awaited<ReturnType<typeof openInputs>>;

/**
 * Opens a chosen or dropped file of any kind, e.g. a document, a folder or saved inputs.
 *
 * @returns `opened` for a file with inputs. For any other file, `read` is the result of `readFile`, in which the page
 *   looks for a use of the file.
 * @throws an error for `fileFailure` when the file cannot be used
 */
export async function openFile(file: File) {
  const read = await readFile(file);
  const { tags, text } = read;
  const saved = readCarriedInputs(read);
  if (saved[0]) return { opened: await openInputs(file.name, saved, read) };
  if (!tags && text[longestList]) {
    throw new InputError(
      'Mehr als 50’000 Zeichen haben nicht Platz. Füge nur ein, was du brauchst.',
    );
  }
  return { read };
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
