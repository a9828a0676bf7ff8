import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { TemplateFile } from '../../document/readDocument';
import type { Generator } from '../../generators/contract';
import { type Dated, shiftedByAYear } from '../../generators/lastYear';
import type { SortedList } from '../../generators/oldList/sortLines';
import { askToStay } from '../../ui/askToStay';
import { createStore, useStore } from '../../ui/store';
import { createCampStore, createDraft, type Draft } from './draft';

type Slug = GeneratorEntry['slug'];

const drafts = new Map<Slug, Draft>();

/** The camp of this tab. */
export const campStore = createCampStore();

/** The look of this camp; empty for that of the originals. */
export function useLook() {
  return useStore({ ...campStore, current: () => campStore.current().look });
}

/** An input from a file, and what fills it in on the page of its generator. */
export type SavedFile = { entry: GeneratorEntry; fill: () => Promise<void> };

/** What a file holds: inputs, and templates that they are printed with. */
export type Opened = {
  name: string;
  files: readonly SavedFile[];
  templates: readonly TemplateFile[];
  /** What of it does not open, each in a sentence. */
  left: readonly string[];
};

/** What somebody opens, and the page that takes it; without anything it asks for a text. */
export type ToOpen = {
  path: string;
  /** Not read yet. */
  file?: File;
  /** Several inputs or templates; the start page asks before inputs are filled in. */
  opened?: Opened;
  /** An old list that is to be looked through, and what is said of lines that were too many. */
  list?: SortedList & { leftOut: readonly string[] };
};

export const toOpen = createStore<ToOpen | undefined>(undefined);

/** Another one whenever drafts were filled, saved or put into another look beside their own pages. */
export const turn = createStore(0);

/** Has what shows them elsewhere read them anew. */
export function readAnew() {
  turn.set(turn.current() + 1);
}

/** Whether something would be gone with the tab. */
export const atRisk = createStore(false);

/** What is entered for a generator, for as long as the tab is open. */
export function draftOf(entry: GeneratorEntry, generator: Generator) {
  const known = drafts.get(entry.slug);
  if (known) return known;
  const draft = createDraft(entry, generator, campStore);
  drafts.set(entry.slug, draft);
  draft.atRisk.subscribe(askAtRisk);
  return draft;
}

/** The same where its page was not loaded. */
export async function startDraft(entry: GeneratorEntry) {
  return draftOf(entry, (await entry.load()).generator);
}

/** Those of all generators. */
export function startDrafts() {
  return Promise.all(generatorEntries.map(startDraft));
}

/** The draft of a generator that was started in this tab already. */
export function startedDraft(slug: Slug) {
  return drafts.get(slug);
}

/** Those, in the order of the site. */
export function startedDrafts() {
  return generatorEntries.flatMap(({ slug }) => drafts.get(slug) ?? []);
}

/** The drafts in which something is entered. */
export function begunDrafts() {
  return startedDrafts().filter((draft) => draft.hasEntries());
}

/**
 * Moves the dates of the camp, and of all that was begun with it in this tab, into the next year.
 *
 * @param dated what the sentence is about
 * @returns the sentence on it; nothing where no date is known
 */
export function moveIntoNextYear(dated: Dated, today: Date) {
  const moved = shiftedByAYear(dated, today);
  if (!moved) return;
  const camp = campStore.current();
  for (const one of startedDrafts()) {
    const own = shiftedByAYear({ ...one.input(), camp }, today);
    if (own) one.replace(own.input);
  }
  const movedCamp = shiftedByAYear({ camp }, today)?.input.camp;
  if (movedCamp) campStore.show(movedCamp);
  return moved.sentence;
}

/** The templates in force that are not the originals, as files of the names by which they are opened again. */
export function activeTemplates() {
  return startedDrafts().flatMap(({ entry, visitors }) => {
    const { active } = visitors.current();
    if (!active) return [];
    // A template of Word's is one by its name too.
    const [ending] = active.origin === 'page' ? (/\.do[ct][xm]$/i.exec(active.name) ?? []) : [];
    return [{ name: `${entry.slug}${ending ?? '.docx'}`, bytes: active.bytes }];
  });
}

const stay = askToStay();
campStore.atRisk.subscribe(askAtRisk);

function askAtRisk() {
  const all = [campStore, ...drafts.values()];
  atRisk.set(all.some((one) => one.atRisk.current()));
  stay(atRisk.current());
}
