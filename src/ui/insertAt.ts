/** A copy of a list with one more item at its place. */
export function insertAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}
