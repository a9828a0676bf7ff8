import type { Generator, ReadInput } from '../../generators/defineGenerator';
import { createStore } from '../../ui/createStore';
import { isEntered } from './isEntered';
import type { Notice } from './notice';
import { original, type VisitorsTemplate } from './visitorsTemplate';

/** What is entered on a page, and whether a number or date in it is only half typed. */
export type Entries = { input: ReadInput; isHalfTyped: boolean };

/** What a visitor is working on in one generator. Its entries can be watched without rendering the page. */
export type Draft = ReturnType<typeof createDraft>;

export function createDraft(generator: Generator) {
  const start = generator.readInput({});
  const entries = createStore<Entries>({ input: start, isHalfTyped: false });
  const formKey = createStore(0);
  let lastSaved = start;
  let downloaded: ReadInput | undefined;

  function differsFrom(other: ReadInput) {
    const { input, isHalfTyped } = entries.current();
    return isHalfTyped || isEntered(input, other);
  }

  const atRisk = createStore(false);
  function lookAtRisk() {
    atRisk.set(differsFrom(start) && differsFrom(lastSaved));
  }
  entries.subscribe(lookAtRisk);

  function keep(input: ReadInput) {
    lastSaved = input;
    lookAtRisk();
  }

  function show(input: ReadInput, saved: ReadInput) {
    lastSaved = saved;
    entries.set({ input, isHalfTyped: false });
    formKey.set(formKey.current() + 1);
  }

  return {
    /** An input in which nothing is entered. */
    start,
    entries: entries.current,
    set: entries.set,
    subscribe: entries.subscribe,
    /** Counts the inputs that came from elsewhere; the form shows each under this `key`. */
    formKey,
    notice: createStore<Notice | undefined>(undefined),
    /** Whether its documents carry what they were made of. */
    carries: createStore(true),
    visitors: createStore<VisitorsTemplate>(original),
    /** Told of an input that stands in a file now. */
    keep,
    /** Told of an input that a document was made of. */
    keepDocument(input: ReadInput) {
      downloaded = input;
      keep(input);
    },
    /** Whether the last document holds all that is entered. */
    isDownloaded: () => downloaded !== undefined && !differsFrom(downloaded),
    hasEntries: () => differsFrom(start),
    /** Whether something would be gone with the tab. */
    atRisk,
    /** Fills the form with an input that stands nowhere else. */
    replace(input: ReadInput) {
      show(input, lastSaved);
    },
    /** Fills the form with an input that stands in a file or link. Returns the way back. */
    fill(input: ReadInput): () => void {
      const before = { input: entries.current().input, lastSaved };
      show(input, input);
      return () => show(before.input, before.lastSaved);
    },
  };
}
