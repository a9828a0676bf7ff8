import { array, type InferOutput, object, optional, string } from 'valibot';

/**
 * Saved inputs name a group by its id, so the id stays when the title changes. The form offers `suggestions` as own
 * points.
 */
export type Group = ReturnType<typeof readGroups>[number];

export function idsIn(groups: readonly Group[]) {
  return groups.flatMap(({ items }) => items.map(({ id }) => id));
}

/**
 * Reads points from text, one line each. Two spaces stand after the first word of a line:
 *
 *     # umgebung  Umgebung        a group; without an id, its title is its id
 *     >  Was rundherum ist.       its description
 *     heat  Leitende sorgen …     an item: its id and its text
 *     +  Eigenes Feuer            a suggestion
 *
 * @throws Error for a line of another form, for a line before the first group, and for an id that is used twice
 */
export function readGroups(content: string) {
  const ids = new Set<string>();
  const [before, ...blocks] = content.trim().split(/^# /m);
  if (before) throw new Error(`in no group: ${before}`);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const [id = '', title = id] = head.split('  ');
    const rows = lines.map((line) => {
      const [, mark = '', text = ''] = /^(\S+) {2}(\S.*)$/.exec(line) ?? [];
      if (!text || ids.has(mark)) throw new Error(`not an item, or there twice: ${line}`);
      if (!/^[>+]$/.test(mark)) ids.add(mark);
      return { id: mark, text };
    });
    const textsOf = (sign: string) => rows.filter((row) => row.id === sign).map(({ text }) => text);
    return {
      id,
      title,
      description: textsOf('>').join(' '),
      items: rows.filter((row) => ids.has(row.id)),
      suggestions: textsOf('+'),
    };
  });
}

/** A text of an input. A text that is missing, e.g. in a file of an older version, is empty. */
export const text = optional(string(), '');

/** Own points in the order in which people added them; `place` is the id of a place. */
export const ownPoints = optional(array(object({ place: text, text })), []);

export type OwnPoint = InferOutput<typeof ownPoints>[number];

/**
 * A group in which own points can stand. Saved inputs name the group by its id: the first title that the group had,
 * which stays the id when the title changes.
 */
export type Place = { id: string; title: string };

/** The own points whose place no longer exists. */
export function homeless(own: readonly OwnPoint[], places: readonly Place[]) {
  return own.filter(({ place }) => !places.some(({ id }) => id === place));
}

/** The own points that have a text. Own points whose place no longer exists come to the end of the last place. */
export function settled(own: readonly OwnPoint[], places: readonly Place[]) {
  const moved = homeless(own, places);
  const last = places.at(-1)?.id ?? '';
  return own
    .filter((point) => !moved.includes(point))
    .concat(moved.map(({ text }) => ({ place: last, text })))
    .filter(({ text }) => text);
}

/**
 * The groups that have a ticked or own point, each with its ticked items and then its own points, which have no id.
 */
export function chosenPoints(groups: readonly Group[], { ticked, own }: Chosen) {
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

/** The ticked ids and the own points of an input. */
export type Chosen = { ticked: readonly string[]; own: readonly OwnPoint[] };

/** The ids of ticked points or options, in any order. */
export const ticks = optional(array(string()), []);
