/**
 * What a field says first in the loops on the way to it.
 *
 * @param data what a template is filled with
 * @param path the loops, and the field's own name
 */
export function exampleOf(data: unknown, path: readonly string[]): string {
  const said = path.reduce<readonly unknown[]>(
    (turns, name) =>
      turns.flatMap((turn) => new Map<string, unknown>(Object.entries(turn ?? {})).get(name)),
    [data],
  );
  return (
    said
      .filter((one) => typeof one === 'string' || typeof one === 'number')
      .find(Boolean)
      ?.toString() ?? ''
  );
}
