import type { Change, ReadDocument } from '../document/readDocument';
import type { Generator } from './contract';
import { version } from './inputToCarry';
import { atMost, type OpenedInput, openInput, type Refused, refused, shortened } from './openInput';
import { isRecord } from './readInput';

export type SavedInput = {
  kind: 'saved';
  slug: string;
  input: unknown;
  /** Whether the document that carries it says something else by now. */
  isChanged: boolean;
  changes: readonly Change[];
};

/** Of each document what was saved of it, or why that does not open; or why nothing in the file does. */
export type SavedInputs = readonly (SavedInput | (Refused & { slug: string }))[] | Refused;

/** What helps where a file has no input, of whatever kind it is. */
export const whatOpens = 'Öffne die Word-Datei (.docx) so, wie du sie heruntergeladen hast.';

/** Reads a saved input, or those of a whole camp, from the text of a file. Says in German why it is none. */
export function readSavedInputs(text: string): SavedInputs {
  // A file from Windows may begin with a byte order mark; JSON knows none.
  const trimmed = text.trim();
  if (trimmed === '') return refused('Die Datei ist leer.');
  const json = parseJson(trimmed);
  if (json === undefined) {
    return refused(`Die Datei ist beschädigt oder keine gesicherte Eingabe. ${whatOpens}`);
  }
  return isSavedCamp(json) ? savedInputsOf(json) : oneOrRefused(savedInputOf(json));
}

// A camp has one of each of the ten.
const mostDocuments = 30;
const tooManyDocuments = `In dieser Datei sind mehr als ${mostDocuments} Dokumente; mehr nimmt ein Lager nicht auf.`;

type SavedCamp = { version: unknown; camp: unknown; documents: readonly unknown[] };

function isSavedCamp(json: unknown): json is SavedCamp {
  return isRecord(json) && 'version' in json && 'camp' in json && Array.isArray(json.documents);
}

function savedInputsOf({ version, camp, documents }: SavedCamp): SavedInputs {
  if (documents.length === 0)
    return refused('Im gesicherten Lager ist noch kein Dokument begonnen.');
  if (documents.length > mostDocuments) return refused(tooManyDocuments);
  return documents.map((one) => {
    const read = savedInputOf(
      isRecord(one) && isRecord(one.input)
        ? { ...one, version, input: { ...one.input, camp } }
        : undefined,
    );
    return { ...read, slug: isRecord(one) ? String(one.generator ?? '') : '' };
  });
}

function oneOrRefused(read: SavedInput | Refused): SavedInput[] | Refused {
  return read.kind === 'refused' ? read : [read];
}

function savedInputOf(json: unknown): SavedInput | Refused {
  if (!isSavedInput(json)) {
    return refused(`Die Datei ist keine gesicherte Eingabe der Lagerkiste. ${whatOpens}`);
  }
  const { generator, input } = json;
  if (typeof generator !== 'string' || !Number.isInteger(json.version)) {
    return refused('Die gesicherte Eingabe ist beschädigt: Es fehlt, was darin stehen muss.');
  }
  if (Number(json.version) > version) {
    return refused(
      'Die Eingabe wurde mit einer neueren Lagerkiste gesichert. Lade die Seite neu und öffne sie noch einmal.',
    );
  }
  return { kind: 'saved', slug: generator, input, isChanged: false, changes: [] };
}

/**
 * Reads the inputs that a document carries, or each of several. Says in German why there is none.
 *
 * @param longest how many characters of JSON an input has at most
 */
export function readCarriedInputs(
  { carried, joined, hasTags, templates }: ReadDocument,
  longest: number,
): SavedInputs {
  const inputs = carried ? [carried] : joined;
  if (inputs.length === 0 && templates.length === 0) {
    return refused(
      hasTags
        ? 'Das ist eine Vorlage, kein ausgefülltes Dokument. Wähle sie unten bei «Vorlage».'
        : `In dieser Word-Datei sind keine Eingaben: Sie kommt nicht aus der Lagerkiste, ist ohne Eingaben heruntergeladen oder hat sie in einem anderen Programm verloren. ${whatOpens}`,
    );
  }
  if (inputs.length > mostDocuments) return refused(tooManyDocuments);
  return inputs.map(({ json, isChanged, changes, ...saved }) => {
    const read =
      json.length > longest
        ? refused('Die Eingaben darin sind zu gross.')
        : savedInputOf({ ...saved, input: parseJson(json) ?? null });
    return { ...read, slug: saved.generator, isChanged, changes };
  });
}

/** Whether some JSON was saved by the Lagerkiste: what stands in it may still be anything. */
export function isSavedInput(json: unknown): json is Record<string, unknown> {
  return isRecord(json) && 'generator' in json && 'version' in json && 'input' in json;
}

export type OpenedFile =
  | (Exclude<OpenedInput, Refused> & Pick<SavedInput, 'slug' | 'isChanged'>)
  | Refused;

/**
 * The input of whichever generator that was saved. Rejects only when `load` does.
 *
 * @param load gives the generator of a slug, or nothing for a slug that there is not
 */
export async function openSavedInput(
  saved: SavedInput | Refused,
  load: (slug: string) => Promise<Generator> | undefined,
): Promise<OpenedFile> {
  if (saved.kind === 'refused') return saved;
  const { slug, input, isChanged, changes } = saved;
  const generator = await load(slug);
  if (!generator) return refused(`Ein Dokument «${slug}» gibt es in dieser Lagerkiste nicht.`);
  const opened = openInput(generator, input);
  if (opened.kind === 'refused') return opened;
  const leftOut = [...changeSentences(changes), ...opened.leftOut];
  return { ...opened, slug, isChanged, leftOut };
}

/** So many changes are named. */
const mostChanges = 3;

function changeSentences(changes: readonly Change[]): string[] {
  const sentences = changes.map(({ text, isGone }) => {
    if (!isGone) return `In Word steht «${shortened(text)}».`;
    return `In Word fehlt etwas ${text ? `nach «${shortened(text)}»` : 'am Anfang'}.`;
  });
  return atMost(mostChanges, sentences);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
