import type { Chosen, OwnPoint } from '../points';

/** Adds points to those already ticked and typed, without removing or repeating any of them. */
export function addPoints({ ticked, own }: Chosen, added: Chosen): Chosen {
  const isNew = ({ place, text }: OwnPoint) =>
    !own.some((one) => one.place === place && one.text === text);
  return {
    ticked: [...new Set([...ticked, ...added.ticked])],
    own: [...own, ...added.own.filter(isNew)],
  };
}
