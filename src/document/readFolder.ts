import { unpacked } from './package/inflated';
import { refuseTooLarge } from './package/refuseTooLarge';
import { zipDirectory } from './package/zipDirectory';
import { type ReadDocument, readDocument } from './readDocument';

/**
 * Reads what comes back: a Word file, or a ZIP of Word files, whose inputs come in the order of their names.
 *
 * @param bytes any file
 * @throws TemplateError when it, or a file in it, is too large or no whole Word file
 */
export async function readFolder(bytes: Uint8Array): Promise<ReadDocument> {
  const entries = zipDirectory(bytes) ?? [];
  const files = entries.filter(({ name }) => /\.docx$/i.test(name));
  const isWordFile = entries.some(({ name }) => name === '[Content_Types].xml');
  if (isWordFile || files.length === 0) return readDocument(bytes);
  await refuseTooLarge(bytes);
  const joined: ReadDocument['joined'][number][] = [];
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const read = await readDocument(new Uint8Array(await unpacked(file).arrayBuffer()));
    joined.push(...(read.carried ? [read.carried] : read.joined));
  }
  return { carried: undefined, joined, hasTags: false };
}
