import { isRecord } from './boundInput';
import type { Generator } from './defineGenerator';
import { type OpenedInput, openInput, type Refused, refused } from './openInput';
import { ending, version } from './saveInput';

export type SavedInput = { kind: 'saved'; slug: string; input: unknown };

/** Reads a saved input from the text of a file. Says in German why it is none. */
export function readSavedInput(text: string): SavedInput | Refused {
  // A file from Windows may begin with a byte order mark; JSON knows none.
  const trimmed = text.trim();
  if (trimmed === '') return refused('Die Datei ist leer.');
  if (trimmed.startsWith('PK\u0003\u0004')) {
    return refused(
      `Das ist eine Word-Datei, ein anderes Office-Dokument oder ein Archiv. Öffne die Datei, die auf «${ending}» endet.`,
    );
  }
  const json = parseJson(trimmed);
  if (json === undefined) {
    return refused(
      'Die Datei ist keine gesicherte Eingabe, oder sie ist beschädigt: Sie enthält kein gültiges JSON.',
    );
  }
  if (!isSavedInput(json)) {
    return refused('Die Datei ist keine gesicherte Eingabe der Lagerkiste.');
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
  return { kind: 'saved', slug: generator, input };
}

/** Whether some JSON was saved by the Lagerkiste: what stands in it may still be anything. */
export function isSavedInput(json: unknown): json is Record<string, unknown> {
  return isRecord(json) && 'generator' in json && 'version' in json && 'input' in json;
}

export type OpenedFile = (Exclude<OpenedInput, Refused> & { slug: string }) | Refused;

/**
 * What stands in a file that somebody opened, of whichever generator. Rejects only when `load` does.
 *
 * @param load gives the generator of a slug, or nothing for a slug that there is not
 */
export async function openSavedInput(
  text: string,
  load: (slug: string) => Promise<Generator> | undefined,
): Promise<OpenedFile> {
  const saved = readSavedInput(text);
  if (saved.kind === 'refused') return saved;
  const { slug } = saved;
  const generator = await load(slug);
  if (!generator) return refused(`Ein Dokument «${slug}» gibt es in dieser Lagerkiste nicht.`);
  const opened = openInput(generator, saved.input);
  return opened.kind === 'refused' ? opened : { ...opened, slug };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
