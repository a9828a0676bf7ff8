import { findEntry, loadGenerator } from '../../src/catalog';
import { openSavedInput, type SavedInputs } from '../../src/generators/savedInput';

/** The first input of those that were read from a file. */
export async function openFirst(read: SavedInputs) {
  if ('kind' in read) return read;
  const [first] = read;
  if (!first) throw new Error('a file without an input');
  return openSavedInput(first, (slug) => {
    const entry = findEntry(slug);
    return entry && loadGenerator(entry.slug);
  });
}
