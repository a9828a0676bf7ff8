import type { GeneratorEntry } from '../../catalog';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { createStore } from '../../ui/createStore';
import { createWork, type Work } from './work';

const works = new Map<GeneratorEntry['slug'], Work>();

/** Whether something would be gone with the tab. */
export const atRisk = createStore(false);

/** What is entered for a generator, for as long as the tab is open. */
export function workOf(slug: GeneratorEntry['slug'], unit: GeneratorUnit): Work {
  const known = works.get(slug);
  if (known) return known;
  const work = createWork(unit);
  works.set(slug, work);
  work.atRisk.subscribe(askAtRisk);
  return work;
}

/** Only while something is at risk: Firefox keeps no page that one leaves when it might ask. */
function askAtRisk() {
  atRisk.set(Array.from(works.values()).some((work) => work.atRisk.current()));
  if (atRisk.current()) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
