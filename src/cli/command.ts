import { readFile } from 'node:fs/promises';
import { type GeneratorEntry, generatorEntries } from '../catalog';
import type { GeneratorUnit } from '../generators/generatorUnit';

/** What was asked cannot be done: one sentence says why, and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command with its arguments and ends with its exit code; 2 for a UsageError. */
export async function runCommand(
  command: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** The entry of a generator by its slug. */
export function findEntry(slug: string): GeneratorEntry {
  const entry = generatorEntries.find((known) => known.slug === slug);
  if (entry) return entry;
  const slugs = generatorEntries.map((known) => known.slug).join(', ');
  throw new UsageError(`Einen Generator «${slug}» gibt es nicht. Es gibt: ${slugs}.`);
}

export async function loadGenerator(entry: GeneratorEntry): Promise<GeneratorUnit> {
  return (await entry.load()).generator;
}

/** The bytes of a file that somebody named. */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    throw new UsageError(`Die Datei «${file}» gibt es nicht oder sie ist nicht lesbar.`);
  }
}

/** The Word template of a generator as it lies in `templates/`. */
export function originalTemplate(slug: string): Promise<Uint8Array> {
  return readBytes(new URL(`../../templates/${slug}.docx`, import.meta.url).pathname);
}
