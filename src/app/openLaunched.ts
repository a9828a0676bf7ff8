import { openedCamp } from './draft/openedCamp';
import { loadReading, unreadable } from './draft/openFile';
import { readDocument } from './engine/engines';

type Launch = { files: readonly { name: string; getFile(): Promise<File> }[] };

/** Where the installed app is given the files that somebody opens with it (Chromium alone). */
export type LaunchQueue = { setConsumer(consumer: (launch: Launch) => void): void };

/** Opens a document or a saved input that the system hands to the installed app, on the page of its generator. */
export function openLaunched(queue: LaunchQueue, goTo: (path: string) => void): void {
  queue.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return;
    try {
      const { readSavedFile } = await loadReading();
      const read = await readSavedFile(await handle.getFile(), readDocument);
      if (read.kind === 'refused') return alert(read.sentence);
      const [first, ...others] = read.files;
      const isAlone = first && others.length + read.templates.length + read.left.length === 0;
      if (isAlone) first.fill();
      else openedCamp.set({ name: handle.name, ...read });
      goTo(isAlone ? first.entry.path : '/');
    } catch (error) {
      alert(unreadable(handle.name, error));
    }
  });
}
