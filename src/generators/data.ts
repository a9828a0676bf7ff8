import { type GenericSchema, getMetadata, metadata, pipe, string } from 'valibot';
import type { Field, Fields } from '../document/fields';
import { withTexts } from './readInput';

type Schema = GenericSchema<unknown> & { entries?: Record<string, Schema>; item?: Schema };

/**
 * The names that a template may use, from the schema of a generator's data. An array of objects is a loop with names
 * of its own, a boolean is a condition, and a number is the position of an item in its list. Every other name is a
 * text, or part of a text.
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

/** Schemas of texts in a generator's data. */
export function texts<Name extends string>(...names: readonly Name[]) {
  return byName(names, () => string());
}

/**
 * Schemas of texts that are part of another text in the same place, e.g. `{firstName}` of `{name}`. A template that
 * prints either the whole or its parts is complete.
 */
export function partsOf<Name extends string>(whole: string, ...names: readonly Name[]) {
  return byName(names, () => pipe(string(), metadata({ partOf: whole })));
}

/** An object with the given names and the value that `make` returns for each name. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) {
  const entries = names.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** The items of a list, each with its `number`, counted from 1. */
export function numbered<Item extends object>(items: readonly Item[]) {
  return items.map((item, index) => ({ ...item, number: index + 1 }));
}

/**
 * Divides groups into two columns of about the same height. The groups stay whole and in their order. A group goes
 * into the left column as long as the left column, with this group, is no higher than the rest of the groups, with
 * this group. A title counts as two items.
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

// No lookbehinds here: Safari before 16.4 rejects a script that contains one.
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

/** The data with no-break spaces in its texts, so that numbers stay on one line and together with their units. */
export function withNoBreaks<Data>(data: Data) {
  return withTexts(data, (text) =>
    together.reduce((kept, [space, instead]) => kept.replace(space, instead), text),
  );
}

/**
 * The text with no-break spaces for large letters: the last line has at least two words, and a short last clause
 * (after a comma, less than 28 characters) stays on one line.
 */
export function withLastWordsTogether(text: string) {
  const at = text.lastIndexOf(', ') + 2;
  const clause = text.slice(at);
  const isShort = at > 1 && clause.length < 28;
  return isShort
    ? text.slice(0, at) + clause.replaceAll(' ', '\u00a0')
    : text.replace(/ (?=\S+$)/, '\u00a0');
}
