/** Groups values by their keys. The groups are in the order of their first values. */
export function groupBy<One>(all: readonly One[], keyOf: (one: One) => unknown) {
  const groups = new Map<unknown, [One, ...One[]]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
