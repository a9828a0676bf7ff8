/**
 * Groups in two columns of about the same height, in their order and each whole. A title takes as much
 * height as two items.
 */
export function inHalves<Group>(
  groups: readonly Group[],
  itemsOf: (group: Group) => readonly unknown[],
): [Group[], Group[]] {
  const heightOf = (some: readonly Group[]) =>
    some.reduce((sum, group) => sum + 2 + itemsOf(group).length, 0);
  const tallerAt = (at: number) =>
    Math.max(heightOf(groups.slice(0, at)), heightOf(groups.slice(at)));
  const cuts = groups.map((_, index) => index + 1);
  const cut = cuts.reduce((best, at) => (tallerAt(at) <= tallerAt(best) ? at : best), 0);
  return [groups.slice(0, cut), groups.slice(cut)];
}
