import { Unreachable } from '../../browser/load';
import { findEntry, type GeneratorEntry, loadGenerator } from '../../catalog';
import { saveAsDocx } from '../../document/package/notADocx';
import type { ReadDocument } from '../../document/readDocument';
import { TemplateError } from '../../document/templateProblem';
import { atMost } from '../../generators/openInput';
import { InputError } from '../../generators/readInput';
import {
  type OpenedFile,
  openSavedInput,
  readCarriedInputs,
  readSavedInputs,
  type SavedInput,
  whatOpens,
} from '../../generators/savedInput';
import { checkingEngine } from '../engine/engines';
import { TookTooLong, withoutWorkers } from '../engine/failures';
import { type Opened, type SavedFile, startDraft, toOpen } from './drafts';
import { goToField } from './goToField';

// An input of the longest form has some 100 kB, a document the pictures of its template.
const largest = { input: 2_000_000, document: 20 * 1024 * 1024 };

/** So many that do not open are named. */
const mostNamed = 3;

/** Reads a file that somebody opened or dropped, or says in a sentence why not. */
export async function openFile(name: string, file: File | Promise<File>) {
  try {
    return await readSavedFile(await file);
  } catch (error) {
    return error instanceof InputError
      ? `«${name}» lässt sich nicht öffnen. ${error.message}`
      : unreadable(name, error);
  }
}

/** What is said of a file that could not be read. */
export function unreadable(name: string, error: unknown) {
  console.error(error);
  return `«${name}» konnte nicht gelesen werden: ${reasonOf(error)}`;
}

function reasonOf(error: unknown) {
  if (error instanceof TookTooLong) {
    return 'Sie braucht länger als 10 Sekunden. Speichere sie in Word neu und wähle die neue Datei.';
  }
  if (!(error instanceof Unreachable)) {
    return 'Die Datei ist nicht mehr da oder gesperrt. Wähle sie noch einmal.';
  }
  return error.what === 'worker'
    ? withoutWorkers
    : 'Prüfe deine Internetverbindung und öffne sie noch einmal.';
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

/** Opens it where it belongs. */
export async function openLaunched(file: LaunchedFile, goTo: (path: string) => void) {
  const opened = await openFile(file.name, file.getFile());
  if (typeof opened === 'string') return alert(opened);
  await openAtItsPlace(opened, goTo);
}

/**
 * Reads a file that somebody opened: a document, several, or saved inputs.
 *
 * @throws InputError when nothing in it opens; Unreachable when one of their generators cannot be fetched
 */
async function readSavedFile(file: File) {
  const kind = (await file.slice(0, 4).text()) === 'PK\u0003\u0004' ? 'document' : 'input';
  if (file.size > largest[kind]) {
    throw new InputError('Die Datei ist zu gross für gesicherte Eingaben.');
  }
  const document = kind === 'document' ? await documentIn(file) : undefined;
  const saved = document ? readCarriedInputs(document) : readSavedInputs(await file.text());
  return openEach(file.name, saved, document);
}

async function openEach(
  name: string,
  saved: readonly SavedInput[],
  { templates = [], unread = [] }: Partial<ReadDocument> = {},
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

async function documentIn(file: File) {
  try {
    return await checkingEngine.ask('read', new Uint8Array(await file.arrayBuffer()), []);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const [problem] = error.problems;
    throw new InputError(
      problem?.id === 'no-docx'
        ? problem.message.replace(saveAsDocx, whatOpens)
        : 'Die Word-Datei ist beschädigt oder zu gross. Nimm eine andere Kopie.',
    );
  }
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
