import { TemplateError } from './diagnostic';
import { blockSign } from './fields';
import { bodyTexts, checksumOf, inputsIn, lettersOf } from './package/carriedInput';
import { decodeText } from './package/noDocxError';
import { openPackage } from './package/openPackage';
import { readFirstSheet } from './package/readFirstSheet';
import type { WordPackage } from './package/wordPackage';
import { readZipDirectory, refuseBomb, unpack } from './package/zip';
import { readText } from './readText';

/**
 * An input that a file carries. `isChanged` is true when somebody has changed the text since the document was made.
 * `changes` are the texts of the changed and new paragraphs. In a file without checksums of paragraphs, `changes` is
 * empty.
 */
type FoundInput = ReturnType<typeof inputsOf>[number];

/** The result of reading a file. */
export type ReadDocument = {
  /** The input of a document, or the inputs of all documents in a folder or ZIP. */
  inputs: readonly FoundInput[];
  /** For a ZIP only: the names of the Word files that carry no input or cannot be opened. */
  unread: readonly string[];
  /** For a Word file only: the names of the tags in the body. */
  tags?: readonly string[];
  /** The text of a Word file without an input, of a workbook or of a plain text file. Empty for all other files. */
  text: string;
};

const nothing: ReadDocument = { inputs: [], unread: [], text: '' };

const typedTag = new RegExp(`\\{${blockSign}?([a-z]\\w*)\\}`, 'gi');

/**
 * Reads the inputs, tags and text of a Word file.
 *
 * @param bytes any file
 * @throws TemplateError when `openPackage` refuses the file
 */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const opened = openPackage(bytes);
  const inputs = inputsOf(opened);
  const letters = lettersOf(bodyTexts(opened).join(''));
  const tags = Array.from(letters.matchAll(typedTag), ([, name = '']) => name);
  const text = inputs.length > 0 ? '' : readText(opened);
  return { ...nothing, inputs, tags: [...new Set(tags)], text };
}

function inputsOf(opened: WordPackage) {
  const inputs = inputsIn(opened);
  const joined = inputs.filter(({ at }) => at);
  const found = joined.length > 0 ? joined : inputs.slice(0, 1);
  return found.map(({ text, paragraphs, at, ...input }) => {
    const texts = bodyTexts(opened, at);
    const originalChecksums = paragraphs.split(' ');
    return {
      ...input,
      isChanged: text !== checksumOf(texts.join('')),
      changes: paragraphs
        ? texts.filter((one) => !originalChecksums.includes(checksumOf(one)))
        : [],
    };
  });
}

/**
 * Reads any file. The bytes of the file decide what is read:
 *
 * - of a Word file: the inputs, tags and text
 * - of a ZIP of Word files: the inputs, and the names of the Word files without an input, in the order of the ZIP.
 *   Files that macOS and Word add (`__MACOSX/`, `._…`, `~$…`) are ignored.
 * - of a workbook or plain text file: the text
 *
 * @param bytes any file
 * @throws TemplateError when the file is too large or cannot be read. The message says what the file is, e.g. a
 *   picture. A ZIP without any input throws the error of its first faulty Word file.
 */
export async function readFile(bytes: Uint8Array): Promise<ReadDocument> {
  const text = decodeText(bytes) ?? readFirstSheet(bytes);
  if (text !== undefined) return { ...nothing, text };
  const entries = readZipDirectory(bytes) ?? [];
  const files = entries.filter(
    ({ name }) => /\.do[ct][xm]$/i.test(name) && !/(^|\/)(__MACOSX\/|\._|~\$)/.test(name),
  );
  const isWordFile = entries.some(({ name }) => name === '[Content_Types].xml');
  if (isWordFile || files.length === 0) return readDocument(bytes);
  const inputs: FoundInput[] = [];
  const unread: string[] = [];
  let failure: TemplateError | undefined;
  for (const file of files) {
    // An entry that cannot be inflated counts as an empty file, which `readDocument` refuses.
    const bytes = new Uint8Array(
      await unpack(file)
        .arrayBuffer()
        .catch(() => new ArrayBuffer()),
    );
    try {
      await refuseBomb(bytes);
      const found = readDocument(bytes).inputs;
      inputs.push(...found);
      if (found.length === 0) unread.push(file.name);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      failure ??= error;
      unread.push(file.name);
    }
  }
  if (failure && inputs.length === 0) throw failure;
  return { ...nothing, inputs, unread };
}
