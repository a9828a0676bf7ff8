import { findEntry, loadGenerator } from '../../src/catalog';
import { openTemplate } from '../../src/document/openTemplate';
import type { Generator } from '../../src/generators/contract';
import { inputToCarry } from '../../src/generators/inputToCarry';
import { makeDocument } from '../../src/generators/makeDocument';
import { templateBytes } from './files';
import { printContext } from './printContext';

/** The generator of a slug that comes as a text. */
export async function generatorOf(slug: string): Promise<Generator> {
  const entry = findEntry(slug);
  if (!entry) throw new Error(`no generator ${slug}`);
  return loadGenerator(entry.slug);
}

/** What a generator makes of JSON, printed with `printContext`: the data of its template, and the file's name. */
export function printed(generator: Generator, json: unknown) {
  const input = generator.readInput(json);
  return { data: generator.toDocument(input, printContext), fileName: generator.fileName(input) };
}

/** Makes documents of a generator, printed with `printContext`, from its own template or another. */
export async function documentMaker(slug: string, template?: Uint8Array) {
  const generator = await generatorOf(slug);
  const opened = openTemplate(template ?? (await templateBytes(slug)), generator.fields);
  return (json: unknown): Uint8Array =>
    makeDocument(generator, generator.readInput(json), opened, printContext).bytes;
}

/** Makes documents as the page does: they carry their input. */
export async function carryingMaker(slug: string, template?: Uint8Array) {
  const generator = await generatorOf(slug);
  const opened = openTemplate(template ?? (await templateBytes(slug)), generator.fields);
  return (json: unknown): Uint8Array => {
    const input = generator.readInput(json);
    const carried = inputToCarry(slug, generator, input, opened.tags, printContext);
    return makeDocument(generator, input, opened, printContext, carried).bytes;
  };
}

/** The document of one input. */
export async function documentOf(
  slug: string,
  input: unknown,
  template?: Uint8Array,
): Promise<Uint8Array> {
  return (await documentMaker(slug, template))(input);
}
