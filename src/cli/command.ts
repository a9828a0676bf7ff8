import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { templateFile } from '../build/templateFile';
import { findEntry, type GeneratorEntry, generatorEntries } from '../catalog';
import { TemplateError } from '../document/templateError';
import { InputError } from '../generators/readInput';

/** What was asked cannot be done: one sentence says why, and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command with its arguments and answers its exit code; 2 for a UsageError. */
export async function runCommand(
  command: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<number> {
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

/**
 * The arguments of a command: its options by their names, and the others in their order.
 *
 * @param usage is said when there is an option that the command does not have
 */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

/** The entry of a generator by its slug. */
export function entryOf(slug: string): GeneratorEntry {
  const entry = findEntry(slug);
  if (entry) return entry;
  const slugs = generatorEntries.map((known) => known.slug).join(', ');
  throw new UsageError(`Einen Generator «${slug}» gibt es nicht. Es gibt: ${slugs}.`);
}

/** What some work gives; a UsageError of that sentence where it throws. */
export async function orSay<Result>(
  sentence: string,
  work: () => Result,
): Promise<Awaited<Result>> {
  try {
    return await work();
  } catch {
    throw new UsageError(sentence);
  }
}

/** The bytes of a file that somebody named. */
export function readBytes(file: string): Promise<Uint8Array> {
  return orSay(
    `Die Datei «${file}» gibt es nicht oder sie ist nicht lesbar.`,
    async () => new Uint8Array(await readFile(file)),
  );
}

/** The Word template of a generator (`templateFile.ts`). */
export function originalTemplate(slug: string): Promise<Uint8Array> {
  return readBytes(templateFile(`${slug}.docx`));
}

/** Writes a file that somebody named. */
export function writeBytes(file: string, bytes: Uint8Array): Promise<void> {
  return orSay(`Die Datei «${file}» lässt sich nicht schreiben.`, () => writeFile(file, bytes));
}

/** What is done with a file that somebody named; says so when it is no Word file, or no input. */
export async function readNamed<Result>(
  file: string,
  work: (bytes: Uint8Array) => Result,
): Promise<Awaited<Result>> {
  const bytes = await readBytes(file);
  try {
    return await work(bytes);
  } catch (error) {
    if (error instanceof TemplateError || error instanceof InputError)
      throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Where something of the project lies. */
export function pathInProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
