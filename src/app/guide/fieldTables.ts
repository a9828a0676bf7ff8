import type { Field, Fields } from '../../document/fields';

export type FieldRow = {
  name: string;
  /** The loops of its table that it stands in, from the outermost. */
  loops: readonly string[];
  kind: 'text' | 'condition' | 'loop';
  /** The text that it is a part of. */
  whole?: string | undefined;
  /** Of a loop whose fields stand in a table of their own: the place of that table. */
  table?: number | undefined;
  /** How to find an example: the loops on the way there, and its own name. */
  path: readonly string[];
};

/** The fields of a document, or (with the names of loops) those that each of these loops has. */
export type FieldTable = { sharedBy: readonly string[]; rows: readonly FieldRow[] };

/**
 * The fields of a template, in the order of its data. What three or more of its loops have in common
 * stands once, in a table of its own.
 */
export function fieldTables(fields: Fields): FieldTable[] {
  const shared = sharedFields(fields);
  const sharedTables = shared.map(({ sharedBy, of }) => ({
    sharedBy,
    rows: rowsOf(of, [], sharedBy.slice(0, 1), () => undefined),
  }));
  const tableOf = (name: string) => {
    const place = shared.findIndex(({ sharedBy }) => sharedBy.includes(name));
    return place < 0 ? undefined : place + 1;
  };
  return [{ sharedBy: [], rows: rowsOf(fields, [], [], tableOf) }, ...sharedTables];
}

function rowsOf(
  fields: Fields,
  loops: readonly string[],
  way: readonly string[],
  tableOf: (name: string) => number | undefined,
): FieldRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const row = { name, loops, path: [...way, name] };
    if (typeof field !== 'object') return [{ ...row, ...textOrCondition(field) }];
    const table = tableOf(name);
    const loop: FieldRow = { ...row, kind: 'loop', table };
    if (table !== undefined) return [loop];
    return [loop, ...rowsOf(field, [...loops, name], [...way, name], () => undefined)];
  });
}

function textOrCondition(field: Exclude<Field, Fields>): Pick<FieldRow, 'kind' | 'whole'> {
  if (field === 'condition') return { kind: 'condition' };
  return { kind: 'text', whole: /^part of (.*)$/.exec(field)?.[1] };
}

function sharedFields(fields: Fields): { sharedBy: string[]; of: Fields }[] {
  const found = new Map<string, { sharedBy: string[]; of: Fields }>();
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field !== 'object') continue;
    const known = found.get(JSON.stringify(field)) ?? { sharedBy: [], of: field };
    known.sharedBy.push(name);
    found.set(JSON.stringify(field), known);
  }
  return [...found.values()].filter(({ sharedBy }) => sharedBy.length >= 3);
}

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
