import { type GeneratorEntry, loadGenerator } from '../../catalog';
import type { GeneratorUnit } from '../../generators/defineGenerator';

const units = new Map<GeneratorEntry['slug'], GeneratorUnit>();

/** Loads a generator once, before its page is shown. After a failure the next call tries again. */
export async function loadUnit(slug: GeneratorEntry['slug']): Promise<GeneratorUnit> {
  const unit = units.get(slug) ?? (await loadGenerator(slug));
  units.set(slug, unit);
  return unit;
}

/** A generator that `loadUnit` has loaded. */
export function unitOf(slug: GeneratorEntry['slug']): GeneratorUnit {
  const unit = units.get(slug);
  if (!unit) throw new Error(`${slug} is not loaded`);
  return unit;
}
