import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { ReadInput } from '../../generators/contract';
import type { Draft } from '../draft/draft';
import { startedDraft } from '../draft/drafts';
import { loadedGenerator } from '../draft/generators';
import { makeFile } from '../engine/makeFile';
import { templateInForce } from '../engine/templateInForce';

/** A document that was begun in this tab. */
export type Begun = { entry: GeneratorEntry; draft: Draft };

/** One of the folder's files, and what it was made of. */
export type FolderFile = Begun & {
  input: ReadInput;
  name: string;
  bytes: Uint8Array;
};

/** The documents with entries, in the order of the site. */
export function begunDocuments(): Begun[] {
  return generatorEntries.flatMap((entry) => {
    const draft = startedDraft(entry.slug);
    return draft?.hasEntries() ? [{ entry, draft }] : [];
  });
}

/**
 * Makes every document that was begun, one after the other.
 *
 * @param inFolder whether they become one file, whose pages are counted through
 * @param tell told before each which one it is
 * @throws what making one of them throws
 */
export async function makeFolder(
  inFolder: boolean,
  tell: (begun: Begun) => void,
): Promise<FolderFile[]> {
  const made: FolderFile[] = [];
  for (const begun of begunDocuments()) {
    tell(begun);
    const { entry, draft } = begun;
    const generator = loadedGenerator(entry.slug);
    const { input } = draft.entries();
    const bytes = draft.visitors.current().active?.bytes;
    const template = templateInForce(entry.slug, generator.fields, bytes);
    const file = await makeFile(entry.slug, generator, { input, template, inFolder });
    made.push({ ...begun, input, name: file.fileName, bytes: file.bytes });
  }
  return made;
}
