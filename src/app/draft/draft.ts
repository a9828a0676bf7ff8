import type { GeneratorEntry } from '../../catalog';
import type { TemplateReport } from '../../document/checkTemplate';
import { type Camp, campIn, joinedCamp, othersCamp, ownCamp } from '../../generators/camp';
import type { Generator, ReadInput } from '../../generators/contract';
import { createStore } from '../../ui/store';
import { templateInForce } from '../engine/templateInForce';

/** What is said of an input that came from elsewhere, or of one that did not come. */
export type Notice = {
  sentence: string;
  isRefused?: boolean;
  /** What is not there any more, each in a sentence. */
  leftOut?: readonly string[];
  /** Each a button. */
  actions?: readonly { label: string; run: () => void }[];
};

/** A template that a visitor brought along, with what the check says of it. */
export type CheckedTemplate = { name: string; bytes: Uint8Array; report: TemplateReport };

/** The templates that a visitor brought to a page. */
export type VisitorsTemplate = {
  /** In the place of the original: chosen on its page, or in the look that all pages have taken over. */
  active?: (CheckedTemplate & { origin: 'page' | 'look' }) | undefined;
  attempt?: Attempt | undefined;
};

/** A file that was chosen and is not in force. */
type Attempt = {
  kind: 'working' | 'cancelled' | 'failed';
  sentence: string;
  /** It, where the check found problems. */
  refused?: CheckedTemplate;
};

/** The original is in force, and nothing else was tried. */
export const original: VisitorsTemplate = {};

/** The camp that all drafts of a tab have in common. */
export function createCampStore() {
  const nothing = campIn({});
  const camp = createStore(nothing);
  const formKey = createStore(0);
  const atRisk = createStore(false);
  let saved = nothing;

  function lookAtRisk() {
    const { look } = camp.current();
    // It is chosen anew with one press.
    atRisk.set([nothing, saved].every((one) => isEntered({ ...one, look }, camp.current())));
  }
  camp.subscribe(lookAtRisk);

  function set(next: Camp) {
    if (isEntered(next, camp.current())) camp.set(next);
  }

  return {
    ...camp,
    set,
    /** Counts the camps that came from elsewhere; the form of the camp shows each under this `key`. */
    formKey,
    show(next: Camp) {
      set(next);
      formKey.set(formKey.current() + 1);
    },
    /** Told of a camp that stands in a file now. */
    keep(kept: Camp) {
      saved = kept;
      lookAtRisk();
    },
    saved: () => saved,
    /** Whether something would be gone with the tab. */
    atRisk,
  };
}

/** What a visitor is working on in one generator. Its entries can be watched without rendering the page. */
export type Draft = ReturnType<typeof createDraft>;

/** @param camp the one that all drafts of the tab have in common */
export function createDraft(entry: GeneratorEntry, generator: Generator, camp = createCampStore()) {
  const start = generator.readInput({});
  // The camp in it is not read: it stands in the store of all.
  const own = createStore(start);
  const formKey = createStore(0);
  const notice = createStore<Notice | undefined>(undefined);
  const atRisk = createStore(false);
  const visitors = createStore(original);
  let saved = start;
  let downloaded: ReadInput | undefined;

  function input() {
    return { ...own.current(), camp: camp.current() };
  }

  /** Without what of the camp others ask for. */
  function alone(input: ReadInput) {
    return { ...input, camp: ownCamp(generator.campOfForm, input.camp) };
  }

  function differsFrom(other: ReadInput) {
    return isEntered(alone(input()), alone(other));
  }

  /** Its form tells of all that it has; until then, the camp was entered elsewhere. */
  function hasEntries() {
    return own.current() !== start && differsFrom(start);
  }

  function lookAtRisk() {
    atRisk.set(hasEntries() && differsFrom(saved));
  }

  function subscribe(listener: () => void) {
    const stops = [own.subscribe(listener), camp.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }
  subscribe(lookAtRisk);

  function show(input: ReadInput, inFile: ReadInput) {
    saved = inFile;
    own.set(input);
    camp.show(input.camp);
    formKey.set(formKey.current() + 1);
  }

  return {
    entry,
    generator,
    input,
    set(input: ReadInput) {
      own.set(input);
      camp.set(input.camp);
    },
    subscribe,
    /** Counts the inputs that came from elsewhere; the form shows each under this `key`. */
    formKey,
    notice,
    visitors,
    /**
     * The template in force, in the look of the camp.
     *
     * @param signal ends what it is filling
     */
    template(signal?: AbortSignal) {
      const { look } = camp.current();
      const { active } = visitors.current();
      return templateInForce(entry.slug, generator.fields, look, active?.bytes, signal);
    },
    /** Told of an input that a document was made of. */
    keep(input: ReadInput) {
      downloaded = input;
      saved = input;
      camp.keep(input.camp);
      lookAtRisk();
    },
    /** Whether the last document holds all that is entered. */
    isDownloaded() {
      return downloaded !== undefined && !isEntered(input(), downloaded);
    },
    hasEntries,
    /** An input that came from elsewhere, in the camp of this tab where it says nothing of its own. */
    inCamp: (input: ReadInput) => ({
      ...input,
      camp: joinedCamp(input.camp, camp.current()),
    }),
    /** An input in which nothing is entered but what others ask of the camp. */
    emptied: () => ({
      ...start,
      camp: othersCamp(generator.campOfForm, camp.current()),
    }),
    /** Whether something would be gone with the tab. */
    atRisk,
    /** Fills the form with an input that follows from what stands in it. */
    replace(input: ReadInput) {
      show(input, saved);
    },
    /**
     * Fills the form with an input from elsewhere and says so; what stood there can be brought back, or the camp alone
     * where it brought another.
     *
     * @param said `back` are the words of the button for that; `isNew` is an input that stands in no file
     */
    fill(
      next: ReadInput,
      { back, isNew = false, actions = [], ...said }: Notice & { back: string; isNew?: boolean },
    ) {
      const before = { input: input(), saved, camp: camp.saved() };
      const here = camp.current();
      const isOtherCamp = isEntered(joinedCamp(here, next.camp), joinedCamp(next.camp, here));
      const hasBack = isNew || hasEntries();
      const campWasAtRisk = camp.atRisk.current();
      show(next, isNew ? start : next);
      if (!campWasAtRisk) camp.keep(next.camp);
      const ways = [
        [isOtherCamp, 'Bisheriges Lager behalten', { ...next, camp: here }, next, said.sentence],
        [hasBack, back, before.input, before.saved, 'Alles steht wieder da wie vorher.'],
      ] as const;
      const offered = ways.flatMap(([isOffered, label, input, inFile, sentence]) => {
        function run() {
          show(input, inFile);
          camp.keep(before.camp);
          notice.set({ sentence });
        }
        return isOffered ? { label, run } : [];
      });
      notice.set({ ...said, actions: [...actions, ...offered] });
    },
  };
}

/**
 * Whether an input or camp holds something else than another. A row in which nothing stands is no entry, nor
 * is the key that names it; neither matters the order in which boxes were ticked.
 */
export function isEntered(input: object, other: object) {
  return JSON.stringify(input, entriesAlone) !== JSON.stringify(other, entriesAlone);
}

function entriesAlone(name: string, value: unknown) {
  if (name === 'key') return;
  if (!Array.isArray(value)) return value;
  return value.every((one) => typeof one === 'string')
    ? [...value].sort()
    : value.filter(isFilledRow);
}

function isFilledRow(row: object) {
  return Object.entries(row).some(([name, text]) => name !== 'key' && text !== '');
}
