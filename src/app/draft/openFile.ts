import { findEntry, type GeneratorEntry, generatorEntries, loadGenerator } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { atMost } from '../../generators/openInput';
import { InputError } from '../../generators/readInput';
import {
  type OpenedFile,
  openSavedInput,
  readCarriedInputs,
  type SavedInput,
} from '../../generators/savedInput';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';
import { type Opened, type SavedFile, startDraft, toOpen } from './drafts';
import { goToField } from './goToField';

const largestFile = 20 * 1024 * 1024;
// An input of the longest form has some 100 kB.
const largestInput = 2_000_000;

/** So many that do not open are named. */
const mostNamed = 3;

/** What a file holds; or why it does not open, and what else somebody may want of it. */
type FileRead = { opened: Opened } | { opened?: never; why: string; read?: ReadDocument };

/** Reads a file that somebody opened or dropped: a document, several, saved inputs, or something else. */
export async function openFile(file: File): Promise<FileRead> {
  const name = `«${file.name}»`;
  let read: ReadDocument | undefined;
  try {
    read = await readFile(file);
    const whole = await wholeOf(read);
    if (whole) {
      return {
        why: `${name} ist nur ein Teil von «${whole.name}» und trägt keine Eingaben in sich. Öffne die Word-Datei des ganzen Dokuments.`,
      };
    }
    if (!read.word && read.text.length > largestInput) {
      return { why: `${name} ist zu gross für Eingaben oder eine Liste.` };
    }
    return { opened: await openEach(file.name, readCarriedInputs(read), read) };
  } catch (error) {
    return error instanceof InputError
      ? { why: `${name} lässt sich nicht öffnen. ${error.message}`, ...(read && { read }) }
      : { why: fileFailure(name, error) };
  }
}

/**
 * Opens what a file holds: its only input on the page of its document, where one can take it back; all else on the
 * start page, which asks before anything is replaced.
 */
export async function openAtItsPlace(opened: Opened, goTo: (path: string) => void) {
  const { files, templates, left } = opened;
  const [first, ...others] = files;
  const isAlone = others.length + templates.length + left.length === 0;
  if (first && isAlone) await first.fill();
  else toOpen.set({ path: '/', opened });
  goTo(first && isAlone ? first.entry.path : '/');
}

/** A file that somebody opens with the installed app (Chromium alone). */
export type LaunchedFile = { name: string; getFile(): Promise<File> };

/** Opens it on the start page, as if it were chosen there. */
export async function openLaunched(file: LaunchedFile, goTo: (path: string) => void) {
  try {
    toOpen.set({ path: '/', file: await file.getFile() });
    goTo('/');
  } catch (error) {
    alert(fileFailure(`«${file.name}»`, error));
  }
}

/** What a file is, by the worker. */
export async function readFile(file: File) {
  // Of what is too large, its beginning tells that.
  const bytes = await file.slice(0, largestFile + 1).arrayBuffer();
  return checkingEngine.ask('read', new Uint8Array(bytes), []);
}

/** The document of which a Word file is a part that carries no input, such as a poster. */
async function wholeOf({ word, inputs }: ReadDocument) {
  if (!word?.style || inputs.length > 0) return;
  for (const entry of generatorEntries) {
    const { alone } = await loadGenerator(entry.slug);
    if (alone?.title === word.style) return entry;
  }
}

async function openEach(
  name: string,
  saved: readonly SavedInput[],
  { templates, unread }: ReadDocument,
) {
  const files: SavedFile[] = [];
  const left = unread.map(
    (path) =>
      `«${path.replace(/^.*\//, '')}» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.`,
  );
  let why: InputError | undefined;
  for (const one of saved) {
    const entry = findEntry(String(one.generator));
    try {
      const opened = await openSavedInput(one, () => entry && loadGenerator(entry.slug));
      if (entry) files.push({ entry, fill: () => fillIn(name, entry, opened) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      why ??= error;
      const document = entry ? `«${entry.name}»` : 'Ein Dokument';
      left.push(`${document} ist nicht dabei: ${error.message}`);
    }
  }
  if (why && files.length + templates.length === 0) throw why;
  return { name, files, templates, left: atMost(mostNamed, left) };
}

/** Fills the form of a generator with what a file holds, and offers to go where something is missing. */
async function fillIn(
  name: string,
  entry: GeneratorEntry,
  { input: opened, isChanged, leftOut }: OpenedFile,
) {
  const draft = await startDraft(entry);
  const input = draft.inCamp(opened);
  const field = draft.generator.hints?.(input, { today: new Date() })[0]?.field;
  const change = isChanged ? ' Was in Word daran geändert wurde, ist nicht dabei.' : '';
  draft.fill(input, {
    sentence: `«${name}» ist geöffnet.${change}`,
    leftOut,
    actions: field
      ? [{ label: 'Weiter, wo noch etwas offen ist', run: () => goToField(field) }]
      : [],
    back: 'Vorherige Eingaben wiederherstellen',
  });
}
