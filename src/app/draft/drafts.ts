import type { GeneratorEntry } from '../../catalog';
import type { Generator } from '../../generators/contract';
import { createStore } from '../../ui/store';
import { campStore } from './campStore';
import { createDraft, type Draft } from './draft';

const drafts = new Map<GeneratorEntry['slug'], Draft>();

/** Whether something would be gone with the tab. */
export const atRisk = createStore(false);

/** What is entered for a generator, for as long as the tab is open. */
export function draftOf(slug: GeneratorEntry['slug'], generator: Generator): Draft {
  const known = drafts.get(slug);
  if (known) return known;
  const draft = createDraft(generator, campStore);
  drafts.set(slug, draft);
  draft.atRisk.subscribe(askAtRisk);
  return draft;
}

/** The draft of a generator whose page was open in this tab already. */
export function startedDraft(slug: GeneratorEntry['slug']): Draft | undefined {
  return drafts.get(slug);
}

/** The drafts of the generators whose pages were open in this tab, by their slugs. */
export function startedDrafts(): ReadonlyMap<GeneratorEntry['slug'], Draft> {
  return drafts;
}

campStore.atRisk.subscribe(askAtRisk);

/** Only while something is at risk: Firefox keeps no page that one leaves when it might ask. */
function askAtRisk() {
  const all = [campStore, ...drafts.values()];
  atRisk.set(all.some((one) => one.atRisk.current()));
  if (atRisk.current()) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
