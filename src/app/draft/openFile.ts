import type { GeneratorEntry } from '../../catalog';
import type { Draft } from './draft';
import type { ReadsDocument } from './readSavedFile';

/** What reads files that are opened, for whoever may be offline when one is. */
export const loadReading = () => import('./readSavedFile');

/** Opens an input on the page of a generator, or says why it does not come in there. */
export async function openFile(
  file: File,
  slug: GeneratorEntry['slug'],
  draft: Draft,
  readDocument: ReadsDocument,
) {
  try {
    const { openHere } = await loadReading();
    await openHere(file, slug, draft, readDocument);
  } catch (error) {
    console.error(error);
    draft.notice.set({ kind: 'refused', sentence: `${unreadable(file.name)} ${stays}` });
  }
}

export const stays = 'Was hier steht, bleibt.';

/** What is said of a file that could not be read. */
export function unreadable(name: string): string {
  return `«${name}» konnte nicht gelesen werden: Die Datei ist nicht mehr da, oder die Verbindung fehlt. Öffne sie noch einmal.`;
}
