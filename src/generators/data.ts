import { type GenericSchema, getMetadata, metadata, pipe, string } from 'valibot';
import type { Field, Fields } from '../document/fields';
import { withTexts } from './readInput';

type Schema = GenericSchema<unknown> & { entries?: Record<string, Schema>; item?: Schema };

/**
 * The names that a template may use, read from the schema of a generator's data: an array of objects
 * is a loop with its own names, a boolean is a condition, a number says where in its list something
 * stands, anything else is one value, or part of one.
 */
export function fieldsOf(data: Schema): Fields {
  return Object.fromEntries(
    Object.entries(data.entries ?? {}).map(([name, schema]) => [name, fieldOf(schema)]),
  );
}

function fieldOf(schema: Schema): Field {
  if (schema.item) return fieldsOf(schema.item);
  if (schema.type === 'boolean') return 'condition';
  if (schema.type === 'number') return 'position';
  const { partOf } = getMetadata(schema);
  return typeof partOf === 'string' ? `part of ${partOf}` : 'value';
}

/** Texts of a generator's data. */
export function texts<Name extends string>(...names: readonly Name[]) {
  return byName(names, () => string());
}

/**
 * Texts that another of the same place says too: `{firstName}` beside `{name}`. A template has said everything
 * with the whole or with its parts.
 */
export function partsOf<Name extends string>(whole: string, ...names: readonly Name[]) {
  return byName(names, () => pipe(string(), metadata({ partOf: whole })));
}

/** What there is for each of several names. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** The items of a list, each with where it stands in it, counted from 1. */
export function numbered<Item extends object>(items: readonly Item[]) {
  return items.map((item, index) => ({ ...item, number: index + 1 }));
}

/**
 * Groups in two columns of about the same height, in their order and each whole: a group stands on the left for as
 * long as that is not higher with it than the right. A title takes as much height as two items.
 */
export function inHalves<Group>(
  groups: readonly Group[],
  itemsOf: (group: Group) => readonly unknown[],
): [Group[], Group[]] {
  const heightOf = (some: readonly Group[]) =>
    some.reduce((sum, group) => sum + 2 + itemsOf(group).length, 0);
  const left = groups.filter(
    (_, at) => heightOf(groups.slice(0, at + 1)) <= heightOf(groups.slice(at)),
  );
  return [left, groups.slice(left.length)];
}

// Without lookbehinds: Safari before 16.4 refuses a script that has one.
const together = [
  // 079 555 01 11
  [/(\d) (?=\d)/g, '$1\u00a0'],
  // 5 °C
  [/(\d) (?=(?:°C|%|[ckm]?m|kg|[dm]?l|t|Liter|Uhr|Franken)(?!\p{L}))/gu, '$1\u00a0'],
  // 2'763'400 / 1'163'900
  [/(\d) \/ (?=\d)/g, '$1\u00a0/\u00a0'],
  // Anna Müller v/o Balu
  [/(\bv\/o) /g, '$1\u00a0'],
  // Sommerlager Bergheim 2027
  [/(\S) (?=(?:19|20)\d\d$)/g, '$1\u00a0'],
] as const;

/** The data with no-break spaces in its texts where print has them: numbers stay on one line, with their units. */
export function withNoBreaks<Data>(data: Data) {
  return withTexts(data, (text) =>
    together.reduce((kept, [space, instead]) => kept.replace(space, instead), text),
  );
}

/** The text as a poster breaks it: no word stands alone on the last line, and a short last clause is not parted. */
export function withLastWordsTogether(text: string) {
  const at = text.lastIndexOf(', ') + 2;
  const clause = text.slice(at);
  const isShort = at > 1 && clause.length < 28;
  return isShort
    ? text.slice(0, at) + clause.replaceAll(' ', '\u00a0')
    : text.replace(/ (?=\S+$)/, '\u00a0');
}
