import { array, type InferOutput, object, optional, string } from 'valibot';

const text = optional(string(), '');

/** Points that people added in their own words, in that order; a place is called by its title. */
export const ownPoints = optional(array(object({ place: text, text })), []);

export type OwnPoint = InferOutput<typeof ownPoints>[number];

/**
 * The own points that say something, each in a place that there is: those of a place that is gone come
 * to the end of the last one.
 */
export function settleOwnPoints(
  own: readonly OwnPoint[],
  places: readonly string[],
): { settled: OwnPoint[]; moved: OwnPoint[] } {
  const filled = own.filter(({ text }) => text !== '');
  const moved = filled.filter(({ place }) => !places.includes(place));
  const last = places.at(-1) ?? '';
  return {
    settled: [
      ...filled.filter((point) => !moved.includes(point)),
      ...moved.map(({ text }) => ({ place: last, text })),
    ],
    moved,
  };
}

/** For each place the texts that stand after the given ones. */
export function ownTextsBy(
  places: readonly string[],
  own: readonly OwnPoint[],
): (place: string) => string[] {
  const { settled } = settleOwnPoints(own, places);
  return (place) => settled.filter((point) => point.place === place).map(({ text }) => text);
}
