import { type GeneratorEntry, loadGenerator } from '../../catalog';
import type { Generator } from '../../generators/contract';

const generators = new Map<GeneratorEntry['slug'], Generator>();

/** Loads a generator once, before its page is shown. After a failure the next call tries again. */
export async function loadOnce(slug: GeneratorEntry['slug']): Promise<Generator> {
  const generator = generators.get(slug) ?? (await loadGenerator(slug));
  generators.set(slug, generator);
  return generator;
}

/** A generator that `loadOnce` has loaded. */
export function loadedGenerator(slug: GeneratorEntry['slug']): Generator {
  const generator = generators.get(slug);
  if (!generator) throw new Error(`${slug} is not loaded`);
  return generator;
}
