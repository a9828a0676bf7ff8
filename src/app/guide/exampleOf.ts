/**
 * What a field says in the first turn of each loop on the way to it.
 *
 * @param data what a template is filled with
 * @param path the loops, and the field's own name
 */
export function exampleOf(data: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>((at, name) => {
    const turn: unknown = Array.isArray(at) ? at[0] : at;
    return new Map<string, unknown>(Object.entries(turn ?? {})).get(name);
  }, data);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
