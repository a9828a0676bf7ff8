import { array, type InferOutput, object, optional, string } from 'valibot';
import { tableRows } from '../document/xml/tree';

/**
 * A group of points. Keep the `id` when the title changes, because saved inputs hold the `id`. A ticked suggestion
 * becomes an own point.
 */
export type Group = ReturnType<typeof readGroups>[number];

export function idsIn(groups: readonly Group[]) {
  return groups.flatMap(({ items }) => items.map(({ id }) => id));
}

/**
 * Reads groups of points from a text. Two spaces separate the cells of a line:
 *
 *     # umgebung  Umgebung        begins a group: the id and the title
 *     # Umgebung                  begins a group: the title is also the id
 *     # umgebung  Umgebung  *     begins the group for new own points (`usualPlaceIn`)
 *     >  Was rundherum ist.       the description of the group
 *     heat  Leitende sorgen …     a point of the group: the id and the text
 *     +  Eigenes Feuer            a suggestion for the group
 */
export function readGroups(content: string) {
  const [, ...groupTexts] = content.split(/^# /m);
  return groupTexts.map((groupText) => {
    const [[id = '', title = id, sign] = [], ...rows] = tableRows(groupText, '  ');
    const items = rows.map(([id = '', text = '']) => ({ id, text }));
    const textsOf = (sign: string) =>
      items.filter((row) => row.id === sign).map(({ text }) => text);
    return {
      id,
      title,
      isForOwn: sign === '*',
      description: textsOf('>').join(' '),
      items: items.filter(({ id }) => !/[>+]/.test(id)),
      suggestions: textsOf('+'),
    };
  });
}

/** Returns the id of the group for new own points. This is the group with the mark `*`, or else the first group. */
export function usualPlaceIn(groups: readonly Group[]) {
  return (groups.find(({ isForOwn }) => isForOwn) ?? groups[0])?.id ?? '';
}

/** The schema of a text in an input. A missing text, e.g. in a file of an older version, becomes empty. */
export const text = optional(string(), '');

/** The schema of own points, in the order of the form. `place` is the id of a group. */
export const ownPoints = optional(array(object({ place: text, text })), []);

export type OwnPoint = InferOutput<typeof ownPoints>[number];

/** Returns the own points whose group no longer exists. */
export function pointsWithoutGroup(own: readonly OwnPoint[], groups: readonly Group[]) {
  return own.filter(({ place }) => !groups.some(({ id }) => id === place));
}

/** Moves own points whose group no longer exists to the end of the last group. Removes own points without a text. */
export function withKnownGroups(own: readonly OwnPoint[], groups: readonly Group[]) {
  const moved = pointsWithoutGroup(own, groups);
  const place = groups.at(-1)?.id ?? '';
  return own
    .filter((point) => !moved.includes(point))
    .concat(moved.map((point) => ({ ...point, place })))
    .filter(({ text }) => text);
}

/**
 * Returns the groups that have a ticked point or an own point. `points` are the ticked points of the group, followed by
 * the own points of the group. The `id` of an own point is empty.
 */
export function chosenPoints(
  groups: readonly Group[],
  { ticked, own }: { ticked: readonly string[]; own: readonly OwnPoint[] },
) {
  return groups
    .map(({ id: group, title, items }) => ({
      group,
      title,
      points: [
        ...items.filter(({ id }) => ticked.includes(id)),
        ...own.filter(({ place }) => place === group).map(({ text }) => ({ id: '', text })),
      ],
    }))
    .filter(({ points }) => points.length > 0);
}

/** The schema of the ids of ticked points or options, in any order. */
export const ticks = optional(array(string()), []);
