import { openFile, placeOf } from './draft/openFile';

type Launch = { files: readonly { name: string; getFile(): Promise<File> }[] };

/** Where the installed app is given the files that somebody opens with it (Chromium alone). */
export type LaunchQueue = { setConsumer(consumer: (launch: Launch) => void): void };

/** Opens a document or a saved input that the system hands to the installed app, on the page of its generator. */
export function openLaunched(queue: LaunchQueue, goTo: (path: string) => void): void {
  queue.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return;
    const opened = await openFile(handle.name, handle.getFile());
    if (opened.kind === 'refused') return alert(opened.sentence);
    const { path, open } = placeOf(opened);
    open();
    goTo(path);
  });
}
