import type { Generator, ReadInput } from '../../generators/defineGenerator';

/** E.g. «24 von 40»; nothing where there is nothing to tick. */
export function progressOf({ ids }: Generator, { ticked = [] }: ReadInput): string | undefined {
  if (ids.length === 0) return undefined;
  return `${ticked.filter((id) => ids.includes(id)).length} von ${ids.length}`;
}

export function countedHints(count: number): string {
  return count === 1 ? '1 Hinweis' : `${count} Hinweise`;
}
