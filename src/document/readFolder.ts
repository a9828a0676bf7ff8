import { unpacked } from './package/inflated';
import { refuseTooLarge } from './package/refuseTooLarge';
import { zipDirectory } from './package/zipDirectory';
import { type ReadDocument, readDocument, type TemplateFile } from './readDocument';
import { TemplateError } from './templateError';

/**
 * Reads what comes back: a Word file, or a ZIP of Word files, whose inputs come in the order of their names,
 * and of templates; those that are neither are named. What macOS and Word put beside files in a ZIP is none of them.
 *
 * @param bytes any file
 * @throws TemplateError when it is too large, or nothing in it a whole Word file
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
  const unread: string[] = [];
  let failure: TemplateError | undefined;
  for (const { name, ...file } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    // What does not unpack is no Word file.
    const content = await unpacked(file)
      .arrayBuffer()
      .catch(() => new ArrayBuffer());
    const bytes = new Uint8Array(content);
    try {
      const read = await readDocument(bytes);
      const inputs = read.carried ? [read.carried] : read.joined;
      joined.push(...inputs);
      if (inputs.length === 0 && read.hasTags) templates.push({ name, bytes });
      else if (inputs.length === 0) unread.push(name);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      failure ??= error;
      unread.push(name);
    }
  }
  if (failure && joined.length + templates.length === 0) throw failure;
  return { carried: undefined, joined, hasTags: false, templates, unread };
}
