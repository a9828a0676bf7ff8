import { findEntry, type GeneratorEntry } from '../../catalog';
import { openSavedInput } from '../../generators/savedInput';
import { fillIn } from './fillIn';
import { loadUnit, unitOf } from './units';
import type { Work } from './work';
import { workOf } from './works';

// An input of the longest form has some 100 kB.
const largest = 5_000_000;

const stays = 'Was hier steht, bleibt.';

/** Opens a saved input on the page of a generator, or says why it does not come in there. */
export async function openFile(file: File, slug: GeneratorEntry['slug'], work: Work) {
  try {
    const name = `«${file.name}»`;
    if (file.size > largest) return refuse(`${name} ist zu gross für gesicherte Eingaben.`);
    const opened = await openSavedInput(await file.text(), (other) => {
      const entry = findEntry(other);
      return entry && loadUnit(entry.slug);
    });
    if (opened.kind === 'refused') {
      return refuse(`${name} lässt sich nicht öffnen. ${opened.sentence}`);
    }
    const { input, leftOut } = opened;
    const said = {
      sentence: `${name} ist geöffnet.`,
      leftOut,
      backLabel: 'Vorherige Eingaben wiederherstellen',
    };
    const entry = findEntry(opened.slug);
    if (!entry || entry.slug === slug) return fillIn(work, input, said);
    work.notice.set({
      kind: 'elsewhere',
      sentence: `${name} gehört zu «${entry.name}». ${stays}`,
      elsewhere: {
        entry,
        carry: () => fillIn(workOf(entry.slug, unitOf(entry.slug)), input, said),
      },
    });
  } catch (error) {
    console.error(error);
    refuse(
      `«${file.name}» konnte nicht gelesen werden: Die Datei ist nicht mehr da, oder die Verbindung fehlt. Öffne sie noch einmal.`,
    );
  }

  function refuse(sentence: string) {
    work.notice.set({ kind: 'refused', sentence: `${sentence} ${stays}` });
  }
}
