import type { GeneratorUnit } from '../../generators/defineGenerator';

/** What is entered on a page, and whether a number or date in it is only half typed. */
export type Entries = { input: unknown; isHalfTyped: boolean };

/** What somebody is working on: its entries can be watched, without the page being rendered for them. */
export type Work = ReturnType<typeof createWork>;

export function createWork(unit: GeneratorUnit) {
  const start = unit.readInput({});
  const listeners = new Set<() => void>();
  let entries: Entries = { input: start, isHalfTyped: false };

  return {
    /** An input in which nothing is entered. */
    start,
    entries: () => entries,
    set(next: Entries) {
      entries = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
