import type { Camp } from '../../generators/camp';
import { campIn } from '../../generators/campIn';
import { createStore } from '../../ui/store';

/** The camp that the documents of a tab have in common. */
export type CampStore = ReturnType<typeof createCampStore>;

const nothing = campIn({});

export function createCampStore() {
  const camp = createStore<Camp>(nothing);
  const formKey = createStore(0);
  const atRisk = createStore(false);
  let lastSaved = nothing;

  function lookAtRisk() {
    atRisk.set(!isSame(camp.current(), nothing) && !isSame(camp.current(), lastSaved));
  }
  camp.subscribe(lookAtRisk);

  function set(next: Camp) {
    if (!isSame(next, camp.current())) camp.set(next);
  }

  return {
    current: camp.current,
    subscribe: camp.subscribe,
    set,
    /** Counts the camps that came from elsewhere; the form of the camp shows each under this `key`. */
    formKey,
    show(next: Camp) {
      set(next);
      formKey.set(formKey.current() + 1);
    },
    /** Told of a camp that stands in a file now. */
    keep(saved: Camp) {
      lastSaved = saved;
      lookAtRisk();
    },
    lastSaved: () => lastSaved,
    /** Whether something would be gone with the tab. */
    atRisk,
  };
}

/** The camp of this tab. */
export const campStore = createCampStore();

function isSame(one: Camp, other: Camp): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
