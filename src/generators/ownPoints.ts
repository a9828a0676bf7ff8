import { array, type InferOutput, object, optional, string } from 'valibot';

const text = optional(string(), '');

/** Points that people added in their own words, in that order; `place` is the id of a place. */
export const ownPoints = optional(array(object({ place: text, text })), []);

export type OwnPoint = InferOutput<typeof ownPoints>[number];

/**
 * A group in which own points can stand. Saved inputs name it by its id, which stays when the title changes:
 * it is the title that the group had first.
 */
export type Place = { id: string; title: string };

/** The own points of places that are gone. */
export function homeless(own: readonly OwnPoint[], places: readonly Place[]) {
  return own.filter(({ place }) => !places.some(({ id }) => id === place));
}

/**
 * The own points that say something, each in a place that there is: those of a place that is gone come
 * to the end of the last one.
 */
export function settled(own: readonly OwnPoint[], places: readonly Place[]) {
  const moved = homeless(own, places);
  const last = places.at(-1)?.id ?? '';
  return own
    .filter((point) => !moved.includes(point))
    .concat(moved.map(({ text }) => ({ place: last, text })))
    .filter(({ text }) => text !== '');
}

/** For the id of each place the texts that stand after the given ones. */
export function ownTextsBy(own: readonly OwnPoint[]) {
  return (id: string) => own.filter(({ place }) => place === id).map(({ text }) => text);
}

/** The ids of the extras that were ticked, in any order. */
export const extras = optional(array(string()), []);
