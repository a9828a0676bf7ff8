import type { GeneratorEntry } from '../../catalog';
import type { Draft } from './draft';

const stays = 'Was hier steht, bleibt.';

/** Opens a saved input on the page of a generator, or says why it does not come in there. */
export async function openFile(file: File, slug: GeneratorEntry['slug'], draft: Draft) {
  try {
    const { readSavedFile } = await import('./readSavedFile');
    const read = await readSavedFile(file);
    if (read.kind === 'refused') return refuse(read.sentence);
    const { entry, fill } = read;
    if (entry.slug === slug) return fill();
    draft.notice.set({
      kind: 'elsewhere',
      sentence: `«${file.name}» gehört zu «${entry.name}». ${stays}`,
      elsewhere: { entry, carry: fill },
    });
  } catch (error) {
    console.error(error);
    refuse(unreadable(file.name));
  }

  function refuse(sentence: string) {
    draft.notice.set({ kind: 'refused', sentence: `${sentence} ${stays}` });
  }
}

/** What is said of a file that could not be read. */
export function unreadable(name: string): string {
  return `«${name}» konnte nicht gelesen werden: Die Datei ist nicht mehr da, oder die Verbindung fehlt. Öffne sie noch einmal.`;
}
