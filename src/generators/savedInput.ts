import type { Change, ReadDocument } from '../document/readDocument';
import type { Generator } from './contract';
import { version } from './inputToCarry';
import { atMost, openInput } from './openInput';
import { InputError, isRecord, shortened } from './readInput';

/** What was saved of a document: `generator` is its slug, and each of it may be anything. */
export type SavedInput = {
  generator?: unknown;
  version?: unknown;
  input?: unknown;
  /** Whether the document that carries it says something else by now. */
  isChanged?: boolean;
  changes?: readonly Change[];
};

const whatOpens = 'Öffne die Word-Datei (.docx) so, wie du sie heruntergeladen hast.';

const notSaved = new InputError(
  `Das ist keine gesicherte Eingabe der Lagerkiste, oder sie ist beschädigt. ${whatOpens}`,
);

/** Which texts can be taken, where one is no saved input. */
export const whatTexts =
  'Als Text gehen Listen mit einem Punkt und Personen mit ihrer Nummer pro Zeile.';

/**
 * Reads a saved input, or those of a whole camp, from the text of a file.
 *
 * @throws InputError when there is none
 */
export function readSavedInputs(text: string): SavedInput[] {
  // A file from Windows may begin with a byte order mark; JSON knows none.
  const json = parseJson(text.trim());
  if (!isRecord(json)) throw notSaved;
  const { version, camp, documents } = json;
  if (!Array.isArray(documents)) return [json];
  if (documents.length === 0) throw notSaved;
  return documents.map((one) => ({ ...one, version, input: { ...one?.input, camp } }));
}

/**
 * Reads the inputs that a file carries, or each of several.
 *
 * @throws InputError when there is none, nor a template
 */
export function readCarriedInputs({ inputs, templates, word, text }: ReadDocument) {
  if (inputs.length === 0 && templates.length === 0) {
    if (!word && /^\s*\{/.test(text)) return readSavedInputs(text);
    if (!word) throw new InputError(whatTexts);
    throw new InputError(
      word.tags.length > 0
        ? 'Das ist eine Vorlage, kein ausgefülltes Dokument. Wähle sie bei ihrem Dokument unter «Aussehen».'
        : `In dieser Word-Datei sind keine Eingaben: Sie kommt nicht aus der Lagerkiste, ist ohne Eingaben heruntergeladen oder hat sie in einem anderen Programm verloren. ${whatOpens}`,
    );
  }
  return inputs.map(({ json, ...saved }) => ({ ...saved, input: parseJson(json) }));
}

export type OpenedFile = Awaited<ReturnType<typeof openSavedInput>>;

/**
 * The input of whichever generator that was saved.
 *
 * @param load gives the generator of a slug, or nothing for a slug that there is not
 * @throws InputError when it is none of this version, and what `load` does
 */
export async function openSavedInput(
  { generator: slug, version: made, input, isChanged = false, changes = [] }: SavedInput,
  load: (slug: string) => Promise<Generator> | undefined,
) {
  if (typeof slug !== 'string' || !Number.isInteger(made)) throw notSaved;
  if (Number(made) > version) {
    throw new InputError(
      'Die Eingabe wurde mit einer neueren Lagerkiste gesichert. Lade die Seite neu und öffne sie noch einmal.',
    );
  }
  const generator = await load(slug);
  if (!generator) {
    throw new InputError(`Ein Dokument «${slug}» gibt es in dieser Lagerkiste nicht.`);
  }
  const opened = openInput(generator, input);
  const leftOut = [...atMost(mostChanges, changes.map(changeSentence)), ...opened.leftOut];
  return { ...opened, slug, isChanged, leftOut };
}

/** So many changes are named. */
const mostChanges = 3;

function changeSentence({ text, isGone }: Change) {
  if (!isGone) return `In Word steht «${shortened(text)}».`;
  return `In Word fehlt etwas ${text ? `nach «${shortened(text)}»` : 'am Anfang'}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
