/**
 * A copy of plain JSON with other texts.
 *
 * @param change is told of each text where it stands, as a path without positions (`coaches.firstName`)
 */
export function withTexts<Json>(json: Json, change: (text: string, path: string) => string): Json {
  function copy(value: unknown, path: string): unknown {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((item) => copy(item, path));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(
      ([name, inner]) => [name, copy(inner, path ? `${path}.${name}` : name)] as const,
    );
    return Object.fromEntries(entries);
  }

  return copy(json, '') as Json;
}
