import type { Chosen } from '../points';

/** Adds points to those already ticked and typed, without removing or repeating any. */
export function addPoints({ ticked, own }: Chosen, added: Chosen): Chosen {
  const all = [...own, ...added.own];
  const keys = all.map(({ place, text }) => `${place}\n${text.toLowerCase()}`);
  return {
    ticked: [...new Set([...ticked, ...added.ticked])],
    own: all.filter((_, at) => at < own.length || keys.indexOf(keys[at] ?? '') === at),
  };
}
