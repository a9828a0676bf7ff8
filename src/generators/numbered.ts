/** The items of a list, each with where it stands in it, counted from 1. */
export function numbered<Item extends object>(
  items: readonly Item[],
): (Item & { number: number })[] {
  return items.map((item, index) => ({ ...item, number: index + 1 }));
}
