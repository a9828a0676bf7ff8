import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findEntry, generatorEntries } from '../catalog';
import { TemplateError } from '../document/diagnostic';
import { InputError } from '../generators/readInput';

/**
 * The error for a command that cannot be carried out. The message says why, or how to use the command. The message is
 * German, but may contain an English reason from `JSON.parse`.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads the arguments of a command.
 *
 * @param usage the message of the error for wrong arguments
 * @param counts the allowed numbers of arguments, without the options
 * @returns `values`: the options by their names. `positionals`: the arguments that are no options
 * @throws UsageError for an unknown option, an option without its value, or a wrong number of arguments
 */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  { usage, options, counts }: { usage: string; options: Options; counts: readonly number[] },
) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true });
    if (counts.includes(read.positionals.length)) return read;
  } catch {
    // `parseArgs` throws for an unknown option, and for an option without its value.
  }
  throw new UsageError(usage);
}

/**
 * Returns the entry of the generator with this slug.
 *
 * @throws UsageError when no generator has this slug
 */
export function entryOf(slug: string) {
  const entry = findEntry(slug);
  if (entry) return entry;
  const slugs = generatorEntries.map((known) => known.slug).join(', ');
  throw new UsageError(`Einen Generator «${slug}» gibt es nicht. Es gibt: ${slugs}.`);
}

/** Writes a file. Makes the folder of the file if the folder does not exist. */
export async function writeBytes(file: string, bytes: Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

export async function bytesOf(file: string) {
  return new Uint8Array(await readFile(file));
}

/**
 * Reads a file and passes its bytes to `work`.
 *
 * @returns the result of `work`
 * @throws UsageError when `work` throws an error about the content of the file. The message names the file.
 */
export async function withFile<Result>(file: string, work: (bytes: Uint8Array) => Result) {
  const bytes = await bytesOf(file);
  try {
    return await work(bytes);
  } catch (error) {
    const isAboutFile = [SyntaxError, TemplateError, InputError].some(
      (kind) => error instanceof kind,
    );
    throw isAboutFile ? new UsageError(`${file}: ${Object(error).message}`) : error;
  }
}
