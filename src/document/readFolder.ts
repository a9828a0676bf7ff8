import { unpacked } from './package/inflated';
import { refuseTooLarge } from './package/refuseTooLarge';
import { zipDirectory } from './package/zipDirectory';
import { type ReadDocument, readDocument, type TemplateFile } from './readDocument';

/**
 * Reads what comes back: a Word file, or a ZIP of Word files, whose inputs come in the order of their names,
 * and of templates. What macOS and Word put beside files in a ZIP is none of them.
 *
 * @param bytes any file
 * @throws TemplateError when it, or a file in it, is too large or no whole Word file
 */
export async function readFolder(bytes: Uint8Array): Promise<ReadDocument> {
  const entries = zipDirectory(bytes) ?? [];
  const files = entries.filter(
    ({ name }) => /\.docx$/i.test(name) && !/(^|\/)(__MACOSX\/|\._|~\$)/.test(name),
  );
  const isWordFile = entries.some(({ name }) => name === '[Content_Types].xml');
  if (isWordFile || files.length === 0) return readDocument(bytes);
  await refuseTooLarge(bytes);
  const joined: ReadDocument['joined'][number][] = [];
  const templates: TemplateFile[] = [];
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = new Uint8Array(await unpacked(file).arrayBuffer());
    const read = await readDocument(content);
    const inputs = read.carried ? [read.carried] : read.joined;
    joined.push(...inputs);
    if (inputs.length === 0 && read.hasTags) templates.push({ name: file.name, bytes: content });
  }
  return { carried: undefined, joined, hasTags: false, templates };
}
