import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findEntry, generatorEntries } from '../catalog';
import { TemplateError } from '../document/diagnostic';
import { InputError } from '../generators/readInput';

/** Returns the absolute path of a file of the project. `path` is relative to the root of the project. */
export function projectPath(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

export function templateFile(fileName: string) {
  return projectPath(`templates/${fileName}`);
}

/** The error for a command that cannot be carried out. The message is the reason, in German. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads the arguments of a command.
 *
 * @param usage the message of the error for wrong arguments
 * @param count the smallest and the greatest allowed number of arguments, without the options
 * @returns `values`: the options by their names. `positionals`: the other arguments in their order
 * @throws UsageError for an unknown option, an option without its value, or a wrong number of arguments
 */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  {
    usage,
    options,
    count: [least, most],
  }: { usage: string; options: Options; count: readonly [number, number] },
) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true });
    const { length } = read.positionals;
    if (least <= length && length <= most) return read;
  } catch {
    // `parseArgs` throws for an unknown option, and for an option without its value.
  }
  throw new UsageError(usage);
}

/**
 * Returns the entry of the generator with this slug.
 *
 * @throws UsageError when there is no such generator
 */
export function entryOf(slug: string) {
  const entry = findEntry(slug);
  if (entry) return entry;
  const slugs = generatorEntries.map((known) => known.slug).join(', ');
  throw new UsageError(`Einen Generator «${slug}» gibt es nicht. Es gibt: ${slugs}.`);
}

/**
 * Writes a file. Makes the folder of the file if the folder is missing.
 *
 * @throws UsageError when the file cannot be written
 */
export async function writeBytes(file: string, bytes: Uint8Array) {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  } catch {
    throw new UsageError(`Die Datei «${file}» lässt sich nicht schreiben.`);
  }
}

/**
 * Returns the bytes of a file.
 *
 * @throws UsageError when the file cannot be read
 */
export async function bytesOf(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`Die Datei «${file}» gibt es nicht oder sie ist nicht lesbar.`);
  });
  return new Uint8Array(bytes);
}

/**
 * Reads a file and passes its bytes to `work`.
 *
 * @returns the result of `work`
 * @throws UsageError when the file cannot be read, or when `work` throws an error about the content of the file.
 *   The message names the file.
 */
export async function withFile<Result>(file: string, work: (bytes: Uint8Array) => Result) {
  const bytes = await bytesOf(file);
  try {
    return await work(bytes);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new UsageError(`«${file}» ist kein gültiges JSON. Vorbilder liegen in tests/samples/.`);
    }
    if (error instanceof TemplateError || error instanceof InputError) {
      throw new UsageError(`${file}: ${error.message}`);
    }
    throw error;
  }
}
