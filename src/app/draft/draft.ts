import type { GeneratorEntry } from '../../catalog';
import type { TemplateReport } from '../../document/diagnostic';
import { campWithOnly, campWithout, mergeCamps } from '../../generators/camp';
import type { ReadInput } from '../../generators/contract';
import type { Generator } from '../../generators/defineGenerator';
import { createStore } from '../../ui/store';
import { templateInUse } from '../engine/engines';
import { type CampStore, isDifferent } from './campStore';

/** A message above the form, e.g. that a file is open or cannot be read. */
type Notice = {
  sentence: string;
  isRefused?: boolean;
  /** Sentences about the contents of a file or link that are left out or moved (`openInput`). */
  leftOut?: readonly string[];
  actions?: readonly { label: string; run: () => void }[];
};

/** A custom template with the result of its check. */
export type CheckedTemplate = { name: string; bytes: Uint8Array; report: TemplateReport };

/** The custom template of a page, and the last chosen file. */
export type CustomTemplate = {
  /**
   * Missing while the original is in use. `origin` is `page` for a template that somebody chose or opened for this
   * page. `origin` is `look` for a copy of the original that got the look of a letterhead.
   */
  inUse?: CheckedTemplate & { origin: 'page' | 'look' };
  attempt?: Attempt | undefined;
};

/** A chosen file that is not in use. `kind` is `failed` for a file with errors. */
type Attempt = {
  kind: 'working' | 'cancelled' | 'failed';
  sentence: string;
  /** The template, if the check found errors in it. */
  refused?: CheckedTemplate;
};

/**
 * The input, the template in use and the saved input of one generator. A draft is not React state, so a change renders
 * only the components that subscribe.
 */
export type Draft = ReturnType<typeof createDraft>;

/** @param camp the store of the camp that all drafts of the tab share */
export function createDraft(entry: GeneratorEntry, generator: Generator, camp: CampStore) {
  const start = generator.readInput({});
  // The camp in `ownInput` is ignored, because all drafts use the camp of the tab.
  const ownInput = createStore(start);
  const formKey = createStore(0);
  const notice = createStore<Notice | undefined>(undefined);
  const atRisk = createStore(false);
  const customTemplate = createStore<CustomTemplate>({});
  // The input that was saved or opened last. Before the first save, and after `fill` with `isNew`, `saved` is `start`.
  let saved = start;
  const downloaded = createStore<ReadInput | undefined>(undefined);

  function input() {
    return { ...ownInput.current(), camp: camp.current() };
  }

  /** Returns the input with only those facts of the camp that have a field in the form. */
  function withOwnCamp(input: ReadInput) {
    return { ...input, camp: campWithOnly(generator.campOfForm, input.camp) };
  }

  function differsFrom(other: ReadInput) {
    return isDifferent(withOwnCamp(input()), withOwnCamp(other));
  }

  /**
   * Returns true when the input is not empty. Before the first `set` or `fill`, a draft counts as empty, even if the
   * camp was typed on another page.
   */
  function hasEntries() {
    return ownInput.current() !== start && differsFrom(start);
  }

  function updateAtRisk() {
    atRisk.set(hasEntries() && differsFrom(saved));
  }

  function subscribe(listener: () => void) {
    const stops = [ownInput, camp, downloaded].map((store) => store.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  }
  subscribe(updateAtRisk);

  function show(input: ReadInput, nextSaved: ReadInput) {
    saved = nextSaved;
    ownInput.set(input);
    camp.show(input.camp);
    formKey.set(formKey.current() + 1);
  }

  return {
    entry,
    generator,
    input,
    set(input: ReadInput) {
      ownInput.set(input);
      camp.set(input.camp);
    },
    subscribe,
    /** The input as a store, for forms and for values that depend on the input. */
    now: { current: input, subscribe },
    /**
     * The `key` of the form. Every input from a file, link or button increases the key, because a mounted form ignores
     * a new input.
     */
    formKey,
    notice,
    customTemplate,
    /**
     * Returns the template in use. A custom template keeps its own look. The original gets the look of the camp.
     *
     * @param signal aborts the filling of the template
     */
    template(signal?: AbortSignal) {
      const { look } = camp.current();
      const { inUse } = customTemplate.current();
      return templateInUse(entry.slug, generator.fields, look, inUse?.bytes, signal);
    },
    /** Remembers the input of the document that was saved or shared last. */
    keep(input: ReadInput) {
      saved = input;
      camp.keep(input.camp);
      downloaded.set(input);
    },
    /** The input of the document that was saved or shared last. */
    downloaded,
    /** Returns true when the document that was saved or shared last holds the current input. */
    isDownloaded() {
      return !isDifferent(input(), downloaded.current() ?? {});
    },
    hasEntries,
    /** Fills the empty facts of the input's camp with the facts of the tab's camp. */
    withCampOfTab: (input: ReadInput) => ({
      ...input,
      camp: mergeCamps(input.camp, camp.current()),
    }),
    /** Returns the empty input with the facts of the camp for which this form has no field. */
    emptyInput: () => ({
      ...start,
      camp: campWithout(generator.campOfForm, camp.current()),
    }),
    /** True while the input is not empty and differs from the input that was saved or opened last. */
    atRisk,
    /** Fills the form with a changed input, e.g. with moved dates. The saved input stays. */
    replace(input: ReadInput) {
      show(input, saved);
    },
    /**
     * Fills the form with an input, e.g. from a file or link, and shows a message. A button of the message restores the
     * previous input. The button is there if the previous input was not empty, or if `isNew` is true. If the input
     * replaces a filled fact of the camp, a second button restores only the previous camp.
     *
     * @param said the message. `isNew` is true when no file holds the input, e.g. for an input that was read from a
     *   list. The input then counts as unsaved.
     */
    fill(next: ReadInput, { isNew = false, ...said }: Notice & { isNew?: boolean }) {
      const here = camp.current();
      const savedCamp = camp.saved();
      /** Makes a button that shows an input and a sentence, and remembers the camp that was saved before. */
      const action = (label: string, shown: ReadInput, nextSaved: ReadInput, sentence: string) => ({
        label,
        run() {
          show(shown, nextSaved);
          camp.keep(savedCamp);
          notice.set({ sentence });
        },
      });
      const actions = [];
      if (isDifferent(mergeCamps(here, next.camp), mergeCamps(next.camp, here))) {
        const kept = { ...next, camp: here };
        actions.push(action('Bisheriges Lager behalten', kept, next, said.sentence));
      }
      if (isNew || hasEntries()) {
        const sentence = 'Alles steht wieder da wie vorher.';
        actions.push(action('Rückgängig', input(), saved, sentence));
      }
      if (!camp.atRisk.current()) camp.keep(next.camp);
      show(next, isNew ? start : next);
      notice.set({ ...said, actions });
    },
  };
}
