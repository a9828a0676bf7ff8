import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findEntry, generatorEntries } from '../catalog';
import { TemplateError } from '../document/diagnostic';
import { InputError } from '../generators/readInput';

/** An order that cannot be carried out. One sentence says why, and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads the arguments of a command: its options by their names, and the other arguments in their order.
 *
 * @param usage the sentence for arguments that do not fit
 * @param count the least and the greatest number of arguments beside the options
 * @throws UsageError for arguments that do not fit
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
    // An option that the command does not have.
  }
  throw new UsageError(usage);
}

/** The entry of a generator by its slug. */
export function entryOf(slug: string) {
  const entry = findEntry(slug);
  if (entry) return entry;
  const slugs = generatorEntries.map((known) => known.slug).join(', ');
  throw new UsageError(`Einen Generator «${slug}» gibt es nicht. Es gibt: ${slugs}.`);
}

/** Writes a file that somebody named, and its folder where there is none. */
export async function writeBytes(file: string, bytes: Uint8Array) {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  } catch {
    throw new UsageError(`Die Datei «${file}» lässt sich nicht schreiben.`);
  }
}

/** The bytes of a file that somebody named. */
export async function bytesOf(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`Die Datei «${file}» gibt es nicht oder sie ist nicht lesbar.`);
  });
  return new Uint8Array(bytes);
}

/** Reads a file and works on it. The name of the file stands before the sentence of an error. */
export async function readNamed<Result>(file: string, work: (bytes: Uint8Array) => Result) {
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
