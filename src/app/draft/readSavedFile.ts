import { findEntry, type GeneratorEntry, loadGenerator } from '../../catalog';
import { saveAsDocx } from '../../document/package/notADocx';
import type { ReadDocument } from '../../document/readDocument';
import { TemplateError } from '../../document/templateError';
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
import { type Opened, type SavedFile, startDraft } from './drafts';
import { goToField } from './goToField';

// An input of the longest form has some 100 kB, a document the pictures of its template.
const largest = { input: 2_000_000, document: 20 * 1024 * 1024 };

/** So many that do not open are named. */
const mostNamed = 3;

/**
 * Reads a file that somebody opened: a document, several, or saved inputs.
 *
 * @throws InputError when nothing in it opens; Unreachable when one of their generators cannot be fetched
 */
export async function readSavedFile(file: File): Promise<Opened> {
  const { name } = file;
  const kind = (await file.slice(0, 4).text()) === 'PK\u0003\u0004' ? 'document' : 'input';
  if (file.size > largest[kind]) {
    throw new InputError(`«${name}» ist zu gross für gesicherte Eingaben.`);
  }
  try {
    const document = kind === 'document' ? await documentIn(file) : undefined;
    const saved = document ? readCarriedInputs(document) : readSavedInputs(await file.text());
    return await openEach(name, saved, document);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`«${name}» lässt sich nicht öffnen. ${error.message}`);
  }
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
