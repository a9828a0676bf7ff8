import type { Generator, ReadInput } from '../../generators/contract';
import { joinedCamp, othersCamp, ownCamp } from '../../generators/ownCamp';
import { createStore } from '../../ui/store';
import { createCampStore } from './campStore';
import { isEntered } from './isEntered';
import type { ToCheck } from './markToCheck';
import type { Notice } from './notice';
import { original, type VisitorsTemplate } from './visitorsTemplate';

/** What is entered on a page, and whether a number or date in it is only half typed. */
export type Entries = { input: ReadInput; isHalfTyped: boolean };

/** What a visitor is working on in one generator. Its entries can be watched without rendering the page. */
export type Draft = ReturnType<typeof createDraft>;

/** @param camp the one that all drafts of the tab have in common */
export function createDraft(generator: Generator, camp = createCampStore()) {
  const start = generator.readInput({});
  // The camp in it is not read: it stands in the store of all.
  const own = createStore<Entries>({ input: start, isHalfTyped: false });
  const formKey = createStore(0);
  let lastSaved = start;
  let downloaded: ReadInput | undefined;

  function entries(): Entries {
    const { input, isHalfTyped } = own.current();
    return { input: { ...input, camp: camp.current() }, isHalfTyped };
  }

  /** Without what of the camp others ask for. */
  function alone(input: ReadInput): ReadInput {
    return { ...input, camp: ownCamp(generator.campOfForm, input.camp) };
  }

  function differsFrom(other: ReadInput) {
    const { input, isHalfTyped } = entries();
    return isHalfTyped || isEntered(alone(input), alone(other));
  }

  const atRisk = createStore(false);
  function lookAtRisk() {
    atRisk.set(differsFrom(start) && differsFrom(lastSaved));
  }

  function subscribe(listener: () => void) {
    const all = [own.subscribe(listener), camp.subscribe(listener)];
    return () => {
      for (const unsubscribe of all) unsubscribe();
    };
  }
  subscribe(lookAtRisk);

  function set({ input, isHalfTyped }: Entries) {
    own.set({ input, isHalfTyped });
    camp.set(input.camp);
  }

  function show(input: ReadInput, saved: ReadInput) {
    lastSaved = saved;
    own.set({ input, isHalfTyped: false });
    camp.show(input.camp);
    formKey.set(formKey.current() + 1);
  }

  return {
    /** An input in which nothing is entered. */
    start,
    entries,
    set,
    subscribe,
    /** Counts the inputs that came from elsewhere; the form shows each under this `key`. */
    formKey,
    notice: createStore<Notice | undefined>(undefined),
    /** What of last year's camp the form still marks. */
    toCheck: createStore<ToCheck | undefined>(undefined),
    visitors: createStore<VisitorsTemplate>(original),
    /** Told of an input that a document was made of. */
    keep(input: ReadInput) {
      downloaded = input;
      lastSaved = input;
      camp.keep(input.camp);
      lookAtRisk();
    },
    /** Told that what was filled in stands in no file. */
    keepNothing() {
      lastSaved = start;
      lookAtRisk();
    },
    /** Whether the last document holds all that is entered. */
    isDownloaded() {
      const { input, isHalfTyped } = entries();
      return downloaded !== undefined && !isHalfTyped && !isEntered(input, downloaded);
    },
    hasEntries: () => differsFrom(start),
    /** An input that came from elsewhere, in the camp of this tab where it says nothing of its own. */
    inCamp: (input: ReadInput): ReadInput => ({
      ...input,
      camp: joinedCamp(input.camp, camp.current()),
    }),
    /** An input in which nothing is entered but what others ask of the camp. */
    emptied: (): ReadInput => ({
      ...start,
      camp: othersCamp(generator.campOfForm, camp.current()),
    }),
    /** Whether something would be gone with the tab. */
    atRisk,
    /** Fills the form with an input that stands nowhere else. */
    replace(input: ReadInput) {
      show(input, lastSaved);
    },
    /** Fills the form with an input that stands in a file or link. Returns the way back. */
    fill(input: ReadInput): () => void {
      const before = { input: entries().input, lastSaved, savedCamp: camp.lastSaved() };
      const campWasAtRisk = camp.atRisk.current();
      show(input, input);
      if (!campWasAtRisk) camp.keep(input.camp);
      return () => {
        show(before.input, before.lastSaved);
        camp.keep(before.savedCamp);
      };
    },
  };
}
