import { askToStay } from '../../browser/askToStay';
import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { Generator } from '../../generators/contract';
import { daysToMove, movedBy } from '../../generators/lastYear';
import { createStore, useStore } from '../../ui/store';
import { createCampStore } from './campStore';
import { createDraft, type Draft } from './draft';

type Slug = GeneratorEntry['slug'];

const drafts = new Map<Slug, Draft>();

/** The camp of this tab. */
export const campStore = createCampStore();

/** The look of the camp; empty for the look of the originals. */
export function useLook() {
  return useStore({ ...campStore, current: () => campStore.current().look });
}

/** Changes whenever drafts were filled, saved or restyled from outside of their own pages. */
export const turn = createStore(0);

/** Makes the components that show drafts of other pages read them again. */
export function readAnew() {
  turn.set(turn.current() + 1);
}

/** True while any draft or the camp has typed facts that are in no file. */
export const atRisk = createStore(false);

/** The draft of a generator, which lives as long as the tab. */
export function draftOf(entry: GeneratorEntry, generator: Generator) {
  const known = drafts.get(entry.slug);
  if (known) return known;
  const draft = createDraft(entry, generator, campStore);
  drafts.set(entry.slug, draft);
  draft.atRisk.subscribe(askAtRisk);
  return draft;
}

/** The draft of a generator whose page may not have been loaded. */
export async function startDraft(entry: GeneratorEntry) {
  return draftOf(entry, (await entry.load()).generator);
}

/** The drafts of all generators. */
export function startDrafts() {
  return Promise.all(generatorEntries.map(startDraft));
}

/** The draft of a generator, if this tab has started it. */
export function startedDraft(slug: Slug) {
  return drafts.get(slug);
}

/** All started drafts in the order of the site. */
export function startedDrafts() {
  return generatorEntries.flatMap(({ slug }) => drafts.get(slug) ?? []);
}

/** The started drafts that are not empty. */
export function begunDrafts() {
  return startedDrafts().filter((draft) => draft.hasEntries());
}

/** Moves the dates of the camp and of all started drafts into the next year. Returns a sentence for the page. */
export function moveIntoNextYear(today: Date) {
  const camp = campStore.current();
  const days = daysToMove(camp, today);
  for (const draft of startedDrafts()) draft.replace(movedBy(days, { ...draft.input(), camp }));
  campStore.show(movedBy(days, { camp }).camp);
  return `Alle Daten wurden um ${days} Tage verschoben: Die Wochentage bleiben gleich.`;
}

/** All custom templates in force, as files named so that they can be opened again. */
export function customTemplates() {
  return startedDrafts().flatMap(({ entry, customTemplate }) => {
    const { inUse } = customTemplate.current();
    if (!inUse) return [];
    // Word's own templates and files with macros keep their extension.
    const [ending] = inUse.origin === 'page' ? (/\.do[ct][xm]$/i.exec(inUse.name) ?? []) : [];
    return [{ name: `${entry.slug}${ending ?? '.docx'}`, bytes: inUse.bytes }];
  });
}

const stay = askToStay();
campStore.atRisk.subscribe(askAtRisk);

function askAtRisk() {
  const all = [campStore, ...drafts.values()];
  atRisk.set(all.some((one) => one.atRisk.current()));
  stay(atRisk.current());
}
