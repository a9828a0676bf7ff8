import { Unreachable } from '../../browser/load';
import type { Refused } from '../../generators/openInput';
import { createStore } from '../../ui/store';
import { TookTooLong, withoutWorkers } from '../engine/failures';
import type { Draft } from './draft';
import type { Opened } from './readSavedFile';

/** A file of several inputs or templates; the start page asks before inputs are filled in. */
export const openedCamp = createStore<Opened | undefined>(undefined);

/** What reads files that are opened, for whoever may be offline when one is. */
export const loadReading = () => import('./readSavedFile');

/** Reads a file that somebody opened or dropped, or says why not. */
export async function openFile(
  name: string,
  file: File | Promise<File>,
): Promise<Opened | Refused> {
  try {
    const { readSavedFile } = await loadReading();
    return await readSavedFile(await file);
  } catch (error) {
    return unreadable(name, error);
  }
}

/** What is said of a file that could not be read. */
export function unreadable(name: string, error: unknown): Refused {
  console.error(error);
  const sentence = `«${name}» konnte nicht gelesen werden: ${reasonOf(error)}`;
  return { kind: 'refused', sentence };
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

/** Where what a file holds is opened: its only input on the page of its generator, all else on the start page. */
function placeOf(opened: Opened) {
  const { files, templates, left } = opened;
  const [first, ...others] = files;
  return first && others.length + templates.length + left.length === 0
    ? { entry: first.entry, path: first.entry.path, open: first.fill }
    : { path: '/', open: () => openedCamp.set(opened) };
}

/** Opens a file on the page of a generator, or says why it does not come in there and where it does. */
export async function openHere(file: File, { entry, notice }: Draft, goTo: (path: string) => void) {
  const opened = await openFile(file.name, file);
  const stays = 'Was hier steht, bleibt.';
  if (opened.kind === 'refused') {
    return notice.set({ isRefused: true, sentence: `${opened.sentence} ${stays}` });
  }
  const place = placeOf(opened);
  if (place.entry === entry) return place.open();
  const [what, where] = place.entry
    ? [`gehört zu «${place.entry.name}»`, `Zu «${place.entry.name}»`]
    : [
        opened.files.length > 0 ? 'ist ein ganzes Lager' : 'ist eine Sammlung von Vorlagen',
        'Zur Startseite',
      ];
  function goThere() {
    place.open();
    notice.set(undefined);
    goTo(place.path);
  }
  notice.set({
    sentence: `«${file.name}» ${what}. ${stays}`,
    actions: [{ label: `${where} gehen und dort öffnen`, run: goThere }],
  });
}

/** A file that somebody opens with the installed app (Chromium alone). */
export type LaunchedFile = { name: string; getFile(): Promise<File> };

/** Opens it where it belongs. */
export async function openLaunched(file: LaunchedFile, goTo: (path: string) => void) {
  const opened = await openFile(file.name, file.getFile());
  if (opened.kind === 'refused') return alert(opened.sentence);
  const { path, open } = placeOf(opened);
  open();
  goTo(path);
}
