import { findEntry, generatorEntries } from '../../src/catalog';
import type { Template } from '../../src/document/fill/createTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import type { Generator } from '../../src/generators/defineGenerator';
import { inputToCarry } from '../../src/generators/inputToCarry';
import { makeDocument } from '../../src/generators/makeDocument';
import { templateBytes } from './files';
import { printContext } from './printContext';

export const slugs = generatorEntries.map(({ slug }) => slug);

/** Returns the function that loads a generator. An unknown slug gives `undefined`. */
export function loadOf(slug: unknown) {
  return findEntry(slug)?.load;
}

export async function generatorOf(slug: string): Promise<Generator> {
  const generator = await loadOf(slug)?.();
  if (!generator) throw new Error(`no generator ${slug}`);
  return generator;
}

/** Returns the data and the file name that a generator makes of the JSON of an input, with `printContext`. */
export function printed(generator: Generator, json: unknown) {
  const input = generator.readInput(json);
  return { data: generator.toDocument(input, printContext), fileName: generator.fileName(input) };
}

const originals = new Map<string, Promise<Template>>();

/** Opens a generator and a template. Without `from`, the template is the original, which is opened only once. */
async function opened(slug: string, from?: Uint8Array) {
  const generator = await generatorOf(slug);
  const open = async () => openTemplate(from ?? (await templateBytes(slug)), generator.fields);
  if (from) return { generator, template: await open() };
  const original = originals.get(slug) ?? open();
  originals.set(slug, original);
  return { generator, template: await original };
}

/** Returns a function that makes documents of inputs with `printContext`. Without `from`, the original is filled. */
export async function documentMaker(slug: string, from?: Uint8Array) {
  const { generator, template } = await opened(slug, from);
  return (json: unknown): Uint8Array =>
    makeDocument(generator, generator.readInput(json), template, printContext).bytes;
}

/** Returns a function that makes documents as the page does. The documents carry their input. */
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
