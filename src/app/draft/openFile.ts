import { Unreachable } from '../../browser/unreachable';
import type { GeneratorEntry } from '../../catalog';
import { withoutWorkers } from '../engine/failureMessage';
import { TookTooLong } from '../engine/fillErrors';
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
    draft.notice.set({ kind: 'refused', sentence: `${unreadable(file.name, error)} ${stays}` });
  }
}

export const stays = 'Was hier steht, bleibt.';

/** What is said of a file that could not be read. */
export function unreadable(name: string, error: unknown): string {
  console.error(error);
  return `«${name}» konnte nicht gelesen werden: ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
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
