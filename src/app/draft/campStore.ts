import { type Camp, campOfTexts } from '../../generators/camp';
import { isEmptyRow } from '../../generators/data';
import { createStore } from '../../ui/store';

export type CampStore = ReturnType<typeof createCampStore>;

/** Creates the store of the camp. All drafts of a tab share this store. */
export function createCampStore() {
  const emptyCamp = campOfTexts({});
  const camp = createStore(emptyCamp);
  const formKey = createStore(0);
  const atRisk = createStore(false);
  let saved = emptyCamp;

  function updateAtRisk() {
    const { look } = camp.current();
    // The look is not compared, because a lost look can be chosen again with one press.
    atRisk.set([emptyCamp, saved].every((one) => isDifferent({ ...one, look }, camp.current())));
  }
  camp.subscribe(updateAtRisk);

  /** Returns false, and changes nothing, if `next` is equal to the camp. */
  function set(next: Camp) {
    const isNew = isDifferent(next, camp.current());
    if (isNew) camp.set(next);
    return isNew;
  }

  return {
    ...camp,
    set,
    /**
     * The `key` of the start page's form. `show` increases the key, because a mounted form ignores a new camp. An equal
     * camp does not increase the key, so that a half-typed date stays in the form.
     */
    formKey,
    show(next: Camp) {
      if (set(next)) formKey.set(formKey.current() + 1);
    },
    /** Remembers a camp that needs no warning before the tab closes, e.g. the camp of a saved file. */
    keep(kept: Camp) {
      saved = kept;
      updateAtRisk();
    },
    saved: () => saved,
    /** True while the camp is neither empty nor equal to the remembered camp. The look is not compared. */
    atRisk,
  };
}

/**
 * Returns true when two inputs or camps differ. Empty rows, the `key`s of rows, and the order of ticks are not
 * compared.
 */
export function isDifferent(input: object, other: object) {
  return JSON.stringify(input, withoutEmptyEntries) !== JSON.stringify(other, withoutEmptyEntries);
}

function withoutEmptyEntries(name: string, value: unknown) {
  if (name === 'key') return;
  if (!Array.isArray(value)) return value;
  return value.every((one) => typeof one === 'string')
    ? [...value].sort()
    : value.filter((row) => !isEmptyRow(row));
}
