import { findEntry, type GeneratorEntry } from '../../catalog';
import type { Refused } from '../../generators/openInput';
import { openSavedInput } from '../../generators/savedInput';
import { draftOf } from './drafts';
import { fillIn } from './fillIn';
import { loadedGenerator, loadOnce } from './generators';

// An input of the longest form has some 100 kB.
const largest = 2_000_000;

/** A saved input, and what fills it in on the page of its generator. */
export type SavedFile = { kind: 'opened'; entry: GeneratorEntry; fill: () => void };

/** Reads a file that somebody opened or dropped; rejects when it, or its generator, cannot be had. */
export async function readSavedFile(file: File): Promise<SavedFile | Refused> {
  const name = `«${file.name}»`;
  if (file.size > largest) {
    return { kind: 'refused', sentence: `${name} ist zu gross für gesicherte Eingaben.` };
  }
  const opened = await openSavedInput(await file.text(), (slug) => {
    const known = findEntry(slug);
    return known && loadOnce(known.slug);
  });
  if (opened.kind === 'refused') {
    return { kind: 'refused', sentence: `${name} lässt sich nicht öffnen. ${opened.sentence}` };
  }
  const entry = findEntry(opened.slug);
  if (!entry) throw new Error(`no generator ${opened.slug}`);
  return {
    kind: 'opened',
    entry,
    fill: () =>
      fillIn(draftOf(entry.slug, loadedGenerator(entry.slug)), opened.input, {
        sentence: `${name} ist geöffnet.`,
        leftOut: opened.leftOut,
        backLabel: 'Vorherige Eingaben wiederherstellen',
      }),
  };
}
