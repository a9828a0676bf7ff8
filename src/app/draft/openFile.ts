import { Unreachable } from '../../browser/load';
import { InputError } from '../../generators/readInput';
import { TookTooLong, withoutWorkers } from '../engine/failures';
import { type Opened, toOpen } from './drafts';
import { readSavedFile } from './readSavedFile';

/** Reads a file that somebody opened or dropped, or says in a sentence why not. */
export async function openFile(name: string, file: File | Promise<File>) {
  try {
    return await readSavedFile(await file);
  } catch (error) {
    return error instanceof InputError ? error.message : unreadable(name, error);
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
