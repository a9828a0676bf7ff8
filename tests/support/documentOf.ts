import { findEntry, generatorEntries, loadGenerator } from '../../src/catalog';
import type { Template } from '../../src/document/fill/createTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import type { Generator } from '../../src/generators/contract';
import { inputToCarry } from '../../src/generators/inputToCarry';
import { makeDocument } from '../../src/generators/makeDocument';
import { templateBytes } from './files';
import { printContext } from './printContext';

export const slugs = generatorEntries.map(({ slug }) => slug);

/** As the page loads it: nothing for a slug that there is not. */
export function loadOf(slug: string) {
  const entry = findEntry(slug);
  return entry && loadGenerator(entry.slug);
}

export async function generatorOf(slug: string): Promise<Generator> {
  const generator = await loadOf(slug);
  if (!generator) throw new Error(`no generator ${slug}`);
  return generator;
}

/** What a generator makes of JSON, printed with `printContext`: the data of its template, and the file's name. */
export function printed(generator: Generator, json: unknown) {
  const input = generator.readInput(json);
  return { data: generator.toDocument(input, printContext), fileName: generator.fileName(input) };
}

const originals = new Map<string, Promise<Template>>();

/** A generator with another template, or with its own, which is opened once. */
async function opened(slug: string, from?: Uint8Array) {
  const generator = await generatorOf(slug);
  const open = async () => openTemplate(from ?? (await templateBytes(slug)), generator.fields);
  if (from) return { generator, template: await open() };
  const original = originals.get(slug) ?? open();
  originals.set(slug, original);
  return { generator, template: await original };
}

/** Makes documents of a generator, printed with `printContext`, from its own template or another. */
export async function documentMaker(slug: string, from?: Uint8Array) {
  const { generator, template } = await opened(slug, from);
  return (json: unknown): Uint8Array =>
    makeDocument(generator, generator.readInput(json), template, printContext).bytes;
}

/** Makes documents as the page does: they carry their input. */
export async function carryingMaker(slug: string, from?: Uint8Array, options = printContext) {
  const { generator, template } = await opened(slug, from);
  return (json: unknown): Uint8Array => {
    const input = generator.readInput(json);
    const carried = inputToCarry(slug, generator, input, template.tags, options);
    return makeDocument(generator, input, template, options, carried).bytes;
  };
}

export async function documentOf(slug: string, input: unknown, template?: Uint8Array) {
  return (await documentMaker(slug, template))(input);
}
