import { type Camp, campIn } from '../../generators/camp';
import { createStore } from '../../ui/store';

export type CampStore = ReturnType<typeof createCampStore>;

/** Makes the store of the camp, which all drafts of a tab share. */
export function createCampStore() {
  const nothing = campIn({});
  const camp = createStore(nothing);
  const formKey = createStore(0);
  const atRisk = createStore(false);
  let saved = nothing;

  function lookAtRisk() {
    const { look } = camp.current();
    // A lost look is chosen again with one press, so it is not at risk.
    atRisk.set([nothing, saved].every((one) => isEntered({ ...one, look }, camp.current())));
  }
  camp.subscribe(lookAtRisk);

  function set(next: Camp) {
    if (isEntered(next, camp.current())) camp.set(next);
  }

  return {
    ...camp,
    set,
    /** The number of camps that came from files, links or moved dates; the `key` of the start page's form. */
    formKey,
    show(next: Camp) {
      set(next);
      formKey.set(formKey.current() + 1);
    },
    /** Call after a document was saved or opened: `kept` is the camp in the file. */
    keep(kept: Camp) {
      saved = kept;
      lookAtRisk();
    },
    saved: () => saved,
    /** True while the camp has typed facts that are in no file. */
    atRisk,
  };
}

/** True when two inputs or camps differ. Empty rows, keys of rows, and the order of ticks do not count. */
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
