import type { GeneratorEntry } from '../../catalog';
import type { TemplateReport } from '../../document/checkTemplate';
import { joinedCamp, othersCamp, ownCamp } from '../../generators/camp';
import type { Generator, ReadInput } from '../../generators/contract';
import { createStore } from '../../ui/store';
import { templateInForce } from '../engine/templateInForce';
import { type CampStore, isEntered } from './campStore';

/** A message about an input from a file or link, or about one that could not be read. */
type Notice = {
  sentence: string;
  isRefused?: boolean;
  /** Sentences about parts of the input that were left out. */
  leftOut?: readonly string[];
  /** The buttons of the message. */
  actions?: readonly { label: string; run: () => void }[];
};

/** A custom template with the result of its check. */
export type CheckedTemplate = { name: string; bytes: Uint8Array; report: TemplateReport };

/** The custom templates of a page. */
export type CustomTemplate = {
  /**
   * The custom template in force. `page`: chosen on this page. `look`: made by applying a letterhead to all
   * templates.
   */
  inUse?: (CheckedTemplate & { origin: 'page' | 'look' }) | undefined;
  attempt?: Attempt | undefined;
};

/** A file that was chosen but is not in force (yet). */
type Attempt = {
  kind: 'working' | 'cancelled' | 'failed';
  sentence: string;
  /** The template, when the check found errors. */
  refused?: CheckedTemplate;
};

/** The state of a page with its original template. */
export const original: CustomTemplate = {};

/**
 * The input, template and saved state of one generator. Components can watch the input without rendering the page.
 */
export type Draft = ReturnType<typeof createDraft>;

/** @param camp the store that all drafts of the tab share */
export function createDraft(entry: GeneratorEntry, generator: Generator, camp: CampStore) {
  const start = generator.readInput({});
  // `own` also holds a camp, which is ignored: the camp of all drafts counts.
  const own = createStore(start);
  const formKey = createStore(0);
  const notice = createStore<Notice | undefined>(undefined);
  const atRisk = createStore(false);
  const customTemplate = createStore(original);
  let saved = start;
  let downloaded: ReadInput | undefined;

  function input() {
    return { ...own.current(), camp: camp.current() };
  }

  /** The input with only those facts of the camp that this form asks for itself. */
  function alone(input: ReadInput) {
    return { ...input, camp: ownCamp(generator.campOfForm, input.camp) };
  }

  function differsFrom(other: ReadInput) {
    return isEntered(alone(input()), alone(other));
  }

  /** Until the form has reported once, the camp in this draft comes from another page. */
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
    /** The number of inputs that came from files, links or buttons; the `key` of the form. */
    formKey,
    notice,
    customTemplate,
    /**
     * The template in force, in the look of the camp.
     *
     * @param signal ends filling
     */
    template(signal?: AbortSignal) {
      const { look } = camp.current();
      const { inUse } = customTemplate.current();
      return templateInForce(entry.slug, generator.fields, look, inUse?.bytes, signal);
    },
    /** Call after a document was saved: `input` is what it holds. */
    keep(input: ReadInput) {
      downloaded = input;
      saved = input;
      camp.keep(input.camp);
      lookAtRisk();
    },
    /** True when the last document of this tab holds the current input. */
    isDownloaded() {
      return downloaded !== undefined && !isEntered(input(), downloaded);
    },
    hasEntries,
    /** The input with the camp of this tab wherever its own camp is empty. */
    inCamp: (input: ReadInput) => ({
      ...input,
      camp: joinedCamp(input.camp, camp.current()),
    }),
    /** The empty input, with those facts of the camp that only other pages ask for. */
    emptied: () => ({
      ...start,
      camp: othersCamp(generator.campOfForm, camp.current()),
    }),
    /** True while the input is not empty and in no file. */
    atRisk,
    /** Fills the form with an input derived from the current one. The saved state stays. */
    replace(input: ReadInput) {
      show(input, saved);
    },
    /**
     * Fills the form with an input from a file or link and shows a message with undo buttons: one restores the whole
     * input, and one only the camp when the new camp differs.
     *
     * @param said the message; `back` is the label of the undo button, `isNew` is true for an input that is in no
     *   file
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
