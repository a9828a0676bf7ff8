import { findEntry, loadGenerator } from '../../src/catalog';
import { openTemplate } from '../../src/document/openTemplate';
import type { GeneratorUnit } from '../../src/generators/defineGenerator';
import { makeDocument } from '../../src/generators/makeDocument';
import { templateBytes } from './files';
import { printOptions } from './printOptions';

/** The generator of a slug that comes as a text. */
export async function generatorOf(slug: string): Promise<GeneratorUnit> {
  const entry = findEntry(slug);
  if (!entry) throw new Error(`no generator ${slug}`);
  return loadGenerator(entry.slug);
}

/** What a generator makes of JSON, printed with `printOptions`: the data of its template, and the file's name. */
export function printed(unit: GeneratorUnit, json: unknown) {
  const input = unit.readInput(json);
  return { data: unit.toDocument(input, printOptions), fileName: unit.fileName(input) };
}

/** Makes documents of a generator, printed with `printOptions`, from its own template or another. */
export async function documentMaker(slug: string, template?: Uint8Array) {
  const unit = await generatorOf(slug);
  const opened = openTemplate(template ?? (await templateBytes(slug)), unit.fields);
  return (json: unknown): Uint8Array =>
    makeDocument(unit, unit.readInput(json), opened, printOptions).bytes;
}

/** The document of one input. */
export async function documentOf(
  slug: string,
  input: unknown,
  template?: Uint8Array,
): Promise<Uint8Array> {
  return (await documentMaker(slug, template))(input);
}
