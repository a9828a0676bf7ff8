import type { GeneratorEntry } from '../../catalog';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { createWork, type Work } from './work';

const works = new Map<GeneratorEntry['slug'], Work>();

/** What is entered for a generator, for as long as the tab is open. */
export function workOf(slug: GeneratorEntry['slug'], unit: GeneratorUnit): Work {
  const known = works.get(slug);
  if (known) return known;
  const work = createWork(unit);
  works.set(slug, work);
  work.subscribe(askAtRisk);
  return work;
}

/** Only while something is at risk: Firefox keeps no page that one leaves when it might ask. */
function askAtRisk() {
  if (isAnyAtRisk()) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

// What was saved since is no longer at risk.
function ask(event: BeforeUnloadEvent) {
  if (isAnyAtRisk()) event.preventDefault();
}

/** Whether something would be gone with the tab. */
export function isAnyAtRisk(): boolean {
  return Array.from(works.values()).some((work) => work.isAtRisk());
}
