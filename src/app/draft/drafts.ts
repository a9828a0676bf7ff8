import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { Generator } from '../../generators/defineGenerator';
import { daysToMove, withDatesMoved } from '../../generators/lastYear';
import { createStore, usePart } from '../../ui/store';
import { createCampStore } from './campStore';
import { createDraft, type Draft } from './draft';

const drafts = new Map<string, Draft>();

/** The store of the camp that all drafts of this tab share. */
export const campStore = createCampStore();

/** Returns the slug of the camp's look. An empty slug means the look of the originals. */
export function useLook() {
  return usePart(campStore, ({ look }) => look);
}

/**
 * The number of changes in all drafts together. Typing does not count. These changes count:
 * - A file, link or button fills a form.
 * - A custom template changes.
 * - A document is saved or shared.
 *
 * Pages that show several drafts subscribe to this store.
 */
export const draftChanges = createStore(0);

/** True while a draft or the camp holds something unsaved. */
export const atRisk = createStore(false);

/** Returns the draft of a generator. The first call creates the draft, which then exists as long as the tab. */
export function draftOf(entry: GeneratorEntry, generator: Generator) {
  const known = drafts.get(entry.slug);
  if (known) return known;
  const draft = createDraft(entry, generator, campStore);
  drafts.set(entry.slug, draft);
  draft.atRisk.subscribe(updateAtRisk);
  for (const { subscribe } of [draft.formKey, draft.customTemplate, draft.downloaded])
    subscribe(() => draftChanges.set(draftChanges.current() + 1));
  return draft;
}

/** Returns the draft of a generator. Loads the code of the generator if necessary. */
export async function startDraft(entry: GeneratorEntry) {
  return draftOf(entry, await entry.load());
}

/** Loads all generators and returns their drafts. */
export function startDrafts() {
  return Promise.all(generatorEntries.map(startDraft));
}

/** Returns the draft of a generator, or `undefined` if this tab has not created the draft yet. */
export function startedDraft(slug: string) {
  return drafts.get(slug);
}

/** Returns all drafts that this tab has created, in the order of the catalog. */
export function startedDrafts() {
  return generatorEntries.flatMap(({ slug }) => drafts.get(slug) ?? []);
}

/** Returns all drafts of this tab that are not empty. */
export function begunDrafts() {
  return startedDrafts().filter((draft) => draft.hasEntries());
}

/**
 * Moves the dates of the camp and of all begun drafts by a multiple of 364 days. The days of the week stay, and the
 * camp then begins today or later.
 *
 * @returns a sentence that the page shows
 */
export function moveIntoFuture(today: Date) {
  const camp = campStore.current();
  const days = daysToMove(camp, today);
  for (const draft of begunDrafts())
    draft.replace(withDatesMoved(days, { ...draft.input(), camp }));
  campStore.show(withDatesMoved(days, { camp }).camp);
  return `Um ${days / 7} Wochen verschoben. Prüfe Namen und Nummern.`;
}

campStore.atRisk.subscribe(updateAtRisk);

/** Updates `atRisk`. While `atRisk` is true, the browser asks before the tab is closed. */
function updateAtRisk() {
  const all = [campStore, ...drafts.values()];
  atRisk.set(all.some((one) => one.atRisk.current()));
  // The listener exists only while `atRisk` is true, because Firefox keeps pages with a `beforeunload` listener out of
  // its back/forward cache.
  if (atRisk.current()) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
