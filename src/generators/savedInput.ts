import type { ReadDocument } from '../document/readDocument';
import type { Generator } from './defineGenerator';
import { version } from './inputToCarry';
import { limitSentences, openInput } from './openInput';
import { InputError, isRecord, shorten } from './readInput';

/**
 * An input as read from a file. No member has been checked yet. In a valid file, `generator` is the slug of a
 * generator.
 */
export type SavedInput = {
  generator?: unknown;
  version?: unknown;
  input?: unknown;
  /** True when the text of the document was edited after the download. */
  isChanged?: boolean;
  /**
   * The texts of the paragraphs that were changed or added after the download. The list is empty if the file carries no
   * checksums of paragraphs.
   */
  changes?: readonly string[];
};

const notSaved = new InputError(
  'Das ist keine gesicherte Eingabe der Lagerkiste, oder sie ist beschädigt. Öffne die Word-Datei so, wie du sie heruntergeladen hast.',
);

/**
 * Reads saved inputs from the text of a `.lagerkiste.json` file. The file holds one input or all inputs of a camp.
 *
 * @throws InputError when the text is no saved input
 */
export function readSavedInputs(text: string): SavedInput[] {
  // A file from Windows may begin with a byte order mark, which JSON does not allow. `trim` removes the mark.
  const json = parseJson(text.trim());
  if (!isRecord(json)) throw notSaved;
  const { version, camp, documents } = json;
  if (!Array.isArray(documents)) return [json];
  if (documents.length === 0) throw notSaved;
  return documents.map((one) => ({ ...one, version, input: { ...one?.input, camp } }));
}

/** Matches the beginning of a JSON file. Does not match a list that begins with `[ ] Seil` or `[x] Seil`. */
const startOfJson = /^\s*(\{|\[\s*[[{"])/;

/**
 * Returns the inputs of a file that `readDocument.ts` has read. Most files have none.
 *
 * @throws InputError for a ZIP without inputs, and for JSON that is no saved input
 */
export function readCarriedInputs({ inputs, unread, tags, text }: ReadDocument) {
  if (inputs[0]) return inputs.map(({ json, ...saved }) => ({ ...saved, input: parseJson(json) }));
  if (unread[0]) {
    throw new InputError(
      'Keine Word-Datei im ZIP hat Eingaben. Entpacke es und öffne seine Dateien einzeln.',
    );
  }
  return !tags && startOfJson.test(text) ? readSavedInputs(text) : [];
}

/**
 * Checks a saved input, and reads the input with its generator.
 *
 * @param load loads the generator that the saved input names. `undefined` if no generator has this slug.
 * @throws InputError when this version of the site cannot read the input. An error of `load` is passed on.
 */
export async function openSavedInput(
  { generator: slug, version: made, input, isChanged = false, changes = [] }: SavedInput,
  load: (() => Promise<Generator>) | undefined,
) {
  if (typeof slug !== 'string' || !Number.isInteger(made)) throw notSaved;
  if (Number(made) > version) {
    throw new InputError(
      'Die Eingabe wurde mit einer neueren Lagerkiste gesichert. Lade die Seite neu und öffne sie noch einmal.',
    );
  }
  if (!load) {
    throw new InputError(`Ein Dokument «${shorten(slug)}» gibt es in dieser Lagerkiste nicht.`);
  }
  const opened = openInput(await load(), input);
  return {
    ...opened,
    isChanged,
    leftOut: [
      ...limitSentences(
        3,
        changes.map((text) => `In Word steht «${shorten(text)}».`),
      ),
      ...opened.leftOut,
    ],
  };
}

function parseJson(text: string): unknown {
  // Reading millions of fields would block the page. The largest input of the samples has 64 kB.
  if (text[2_000_000]) return;
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
