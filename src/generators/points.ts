import { array, type InferOutput, object, optional, string } from 'valibot';

/** A group's id names it in saved inputs: it stays when the title changes. Its `suggestions` are offered as own points. */
export type Group = ReturnType<typeof readGroups>[number];

export function idsIn(groups: readonly Group[]) {
  return groups.flatMap(({ items }) => items.map(({ id }) => id));
}

/**
 * Reads content that is written as text, one line each, with two spaces behind what a line begins with:
 *
 *     # umgebung  Umgebung        a group; without an id, its title is its id
 *     >  Was rundherum ist.       its description
 *     heat  Leitende sorgen …     an item: its id and its text
 *     +  Eigenes Feuer            a suggestion
 *
 * @throws Error for a line of another form, for one in no group, and for an id that is there twice
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
    const textsOf = (mark: string) => rows.filter((row) => row.id === mark).map(({ text }) => text);
    return {
      id,
      title,
      description: textsOf('>').join(' '),
      items: rows.filter((row) => ids.has(row.id)),
      suggestions: textsOf('+'),
    };
  });
}

/** What an older file lacks, and what nobody has typed yet, is empty. */
export const text = optional(string(), '');

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

/** The groups that have a point, each with its ticked items, then with its own points, which have no id. */
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

/** What an input has of a list. */
export type Chosen = { ticked: readonly string[]; own: readonly OwnPoint[] };

/** The ids of what was ticked, points or extras, in any order. */
export const ticks = optional(array(string()), []);
