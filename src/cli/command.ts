import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { templateFile } from '../build/templateFile';
import { findEntry, type GeneratorEntry, generatorEntries, loadGenerator } from '../catalog';
import { openTemplate } from '../document/openTemplate';
import { TemplateError } from '../document/templateError';
import { parseDay } from '../generators/calendarDay';
import { inputToCarry } from '../generators/inputToCarry';
import { makeDocument } from '../generators/makeDocument';
import { InputError, isRecord } from '../generators/readInput';
import { openSavedInput } from '../generators/savedInput';

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

/** The entry of a generator by its slug. */
export function entryOf(slug: string): GeneratorEntry {
  const entry = findEntry(slug);
  if (entry) return entry;
  const slugs = generatorEntries.map((known) => known.slug).join(', ');
  throw new UsageError(`Einen Generator «${slug}» gibt es nicht. Es gibt: ${slugs}.`);
}

/** The bytes of a file that somebody named. */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    throw new UsageError(`Die Datei «${file}» gibt es nicht oder sie ist nicht lesbar.`);
  }
}

/** The Word template of a generator (`templateFile.ts`). */
export function originalTemplate(slug: string): Promise<Uint8Array> {
  return readBytes(templateFile(`${slug}.docx`));
}

const dayOption = '--stand=';

/** The day on which a document is made, `--stand=2026-11-21` or else today, and the other arguments. */
export function takeDay(args: readonly string[]): { today: Date; others: readonly string[] } {
  const option = args.find((arg) => arg.startsWith(dayOption));
  const today = option === undefined ? new Date() : parseDay(option.slice(dayOption.length));
  if (!today) throw new UsageError(`«${option}» ist kein Tag. Ein Tag ist ${dayOption}2026-11-21.`);
  return { today, others: args.filter((arg) => !arg.startsWith(dayOption)) };
}

type Sample = {
  /** Without it, the typical input. */
  inputFile?: string | undefined;
  /** Without it, the template in `templates/`. */
  templateFile?: string | undefined;
  today: Date;
  /** Whether the document carries its input. */
  carries: boolean;
};

/** The document of a generator, printed for `de-CH`. */
export async function sampleDocument(
  slug: string,
  { inputFile, templateFile, today, carries }: Sample,
) {
  const generator = await loadGenerator(entryOf(slug).slug);
  const bytes = await (templateFile ? readBytes(templateFile) : originalTemplate(slug));
  const opening = async () => openTemplate(bytes, generator.fields);
  const template = await readPackage(templateFile ?? `templates/${slug}.docx`, opening());
  const file = inputFile ?? pathInProject(`tests/samples/${slug}/typisch.json`);
  const json = await readInputFile(slug, file);
  try {
    const input = generator.readInput(json);
    const options = { locale: 'de-CH', today };
    const carried = carries
      ? inputToCarry(slug, generator, input, template.tags, options)
      : undefined;
    return makeDocument(generator, input, template, options, carried).bytes;
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** The input in a file: bare, or as the page saves it; then it says of what it was left out. */
async function readInputFile(slug: string, file: string): Promise<unknown> {
  const bytes = await readBytes(file);
  const json = parseJson(file, bytes);
  if (!isRecord(json) || !('generator' in json)) return json;
  const opened = await openSavedInput(json, (saved) => {
    const entry = findEntry(saved);
    return entry && loadGenerator(entry.slug);
  });
  if (opened.kind === 'refused') throw new UsageError(`${file}: ${opened.sentence}`);
  if (opened.slug !== slug) {
    throw new UsageError(`«${file}» ist eine Eingabe für «${opened.slug}», nicht für «${slug}».`);
  }
  for (const sentence of opened.leftOut) console.error(`${file}: ${sentence}`);
  return opened.input;
}

/** Writes a file that somebody named. */
export async function writeBytes(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch {
    throw new UsageError(`Die Datei «${file}» lässt sich nicht schreiben.`);
  }
}

/** What is done with a Word file that somebody named; says so when it is none. */
export async function readPackage<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TemplateError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function parseJson(file: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UsageError(`«${file}» ist kein gültiges JSON. Vorbilder liegen in tests/samples/.`);
  }
}

/** Where something of the project lies. */
export function pathInProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
