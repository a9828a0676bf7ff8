import type { Chosen } from '../points';

/** Adds points to what is ticked and typed already: nothing goes, and nothing comes twice. */
export function addPoints({ ticked, own }: Chosen, added: Chosen): Chosen {
  const all = [...own, ...added.own];
  const keys = all.map(({ place, text }) => `${place}\n${text.toLowerCase()}`);
  return {
    ticked: [...new Set([...ticked, ...added.ticked])],
    own: all.filter((_, at) => at < own.length || keys.indexOf(keys[at] ?? '') === at),
  };
}
