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

/**
 * The own points that say something, each in a place that there is: those of a place that is gone come
 * to the end of the last one.
 */
export function settleOwnPoints(
  own: readonly OwnPoint[],
  places: readonly Place[],
): { settled: OwnPoint[]; moved: OwnPoint[] } {
  const filled = own.filter(({ text }) => text !== '');
  const ids = new Set(places.map(({ id }) => id));
  const moved = filled.filter(({ place }) => !ids.has(place));
  const last = places.at(-1)?.id ?? '';
  return {
    settled: [
      ...filled.filter(({ place }) => ids.has(place)),
      ...moved.map(({ text }) => ({ place: last, text })),
    ],
    moved,
  };
}

/** For the id of each place the texts that stand after the given ones. */
export function ownTextsBy(
  places: readonly Place[],
  own: readonly OwnPoint[],
): (id: string) => string[] {
  const { settled } = settleOwnPoints(own, places);
  return (id) => settled.filter(({ place }) => place === id).map(({ text }) => text);
}

/** The ids of the extras that were ticked, in any order. */
export const extras = optional(array(string()), []);
