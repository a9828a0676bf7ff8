import { findEntry } from '../catalog';
import { openSavedInput } from '../generators/savedInput';
import { fillIn } from './generator/fillIn';
import { loadUnit, unitOf } from './generator/units';
import { workOf } from './generator/works';

/** Where the installed app is given the files that somebody opens with it (Chromium alone). */
export type LaunchQueue = {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
};

/** Opens a saved input that the system hands to the installed app, on the page of its generator. */
export function openLaunched(queue: LaunchQueue, goTo: (path: string) => void): void {
  queue.setConsumer(async ({ files }) => {
    const file = await files[0]?.getFile();
    if (!file) return;
    const opened = await openSavedInput(await file.text(), (slug) => {
      const entry = findEntry(slug);
      return entry && loadUnit(entry.slug);
    });
    const entry = opened.kind === 'opened' ? findEntry(opened.slug) : undefined;
    if (opened.kind === 'refused' || !entry) {
      alert(
        `«${file.name}» lässt sich nicht öffnen.${'sentence' in opened ? ` ${opened.sentence}` : ''}`,
      );
      return;
    }
    fillIn(workOf(entry.slug, unitOf(entry.slug)), opened.input, {
      sentence: `«${file.name}» ist geöffnet.`,
      leftOut: opened.leftOut,
      backLabel: 'Vorherige Eingaben wiederherstellen',
    });
    goTo(entry.path);
  });
}
