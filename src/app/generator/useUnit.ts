import { use } from 'react';
import { type GeneratorEntry, loadGenerator } from '../../catalog';
import type { GeneratorUnit } from '../../generators/defineGenerator';

const loaded = new Map<string, GeneratorUnit>();
const loading = new Map<string, Promise<GeneratorUnit>>();

/** Loads the generator of an entry once. A failure stays one until the page is loaded anew. */
export function loadUnit(entry: GeneratorEntry): Promise<GeneratorUnit> {
  const known = loading.get(entry.slug);
  if (known) return known;
  const promise = loadGenerator(entry.slug).then((generator) => {
    loaded.set(entry.slug, generator);
    return generator;
  });
  loading.set(entry.slug, promise);
  return promise;
}

/** The generator of an entry; without waiting when `loadUnit` is done, as it is before hydration. */
export function useUnit(entry: GeneratorEntry): GeneratorUnit {
  return loaded.get(entry.slug) ?? use(loadUnit(entry));
}
