import type { Field, Fields } from '../document/fields';
import { withTexts } from './readInput';

/**
 * The type of the data for a template with these fields. The data of a loop is a list with an object for each entry.
 */
export type DataOf<Names extends Fields> = { [Name in keyof Names]: ValueOf<Names[Name]> };

type ValueOf<One extends Field> = One extends Fields
  ? DataOf<One>[]
  : One extends 'condition'
    ? boolean
    : One extends 'position'
      ? number
      : string;

/** Maps each name to the kind of a text. */
export function texts<Name extends string>(...names: readonly Name[]) {
  return byName(names, () => 'value' as const);
}

/**
 * Maps each name to a kind: a part of the text `whole` in the same object. For example, `{firstName}` is a part of
 * `{name}`. A template must print either `whole` or its parts.
 */
export function partsOf<Name extends string>(whole: string, ...names: readonly Name[]) {
  return byName(names, () => `part of ${whole}` as const);
}

/** Maps each name to the result of `make`. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) {
  const entries = names.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** Returns the names of an object's members, with their type. `Object.keys` would return `string[]`. */
export function keysOf<Name extends string>(object: Record<Name, unknown>) {
  return Object.keys(object) as Name[];
}

/** True when all fields of a row are empty. The field `key` does not count, because the form fills this field. */
export function isEmptyRow(row: object) {
  return Object.entries(row).every(([name, value]) => name === 'key' || !value);
}

/** Joins the texts that are not empty, with `separator` between two texts. */
export function joinTexts(texts: readonly string[], separator: string) {
  return texts.filter(Boolean).join(separator);
}

/** Adds a `number` to each entry of a list. The number of the first entry is 1. */
export function withNumbers<Item extends object>(items: readonly Item[]) {
  return items.map((item, index) => ({ ...item, number: index + 1 }));
}

/**
 * Adds `pageMayEnd` to each entry of a list: true when a page may end after the entry. A list of up to four entries
 * stays on one page. In a longer list, the first two entries stay together, and the last two entries stay together.
 */
export function withPageEnds<Item extends object>(items: readonly Item[]) {
  return items.map((item, at) => ({
    ...item,
    pageMayEnd: items.length > 4 && at > 0 && at < items.length - 2,
  }));
}

/** In most looks, this number of letters fits into one line of a column, when a page has two columns. */
const columnLineLength = 40;

/**
 * Divides groups into a left and a right column of about the same height. No group is split, and the order of the
 * groups is kept. The left column takes a group if the groups before it are at most as high as the groups after it. The
 * unit of heights is a line. The title of a group is as high as two lines.
 *
 * @param textsOf returns the texts of a group. Each text begins on a new line.
 */
export function splitIntoColumns<Group>(
  groups: readonly Group[],
  textsOf: (group: Group) => readonly string[],
): [Group[], Group[]] {
  const heightOf = (some: readonly Group[]) =>
    some
      .flatMap(textsOf)
      .reduce((sum, { length }) => sum + Math.ceil(length / columnLineLength), 2 * some.length);
  const left = groups.filter(
    (_, at) => heightOf(groups.slice(0, at + 1)) <= heightOf(groups.slice(at)),
  );
  return [left, groups.slice(left.length)];
}

// Safari before 16.4 rejects a script with a lookbehind. So these patterns contain none.
const noBreakRules = [
  // `079 555 01 11`, `5 °C`, `8880 Walenstadt`, `12. Juli`, `10.7.2027 – 23.7.2027`
  [/(\d\.?) (?=[\p{L}\d°%–])/gu, '$1\u00a0'],
  // `Nummer 147`, `Sommerlager Bergheim 2027`
  [/(\p{Lu}\p{L}{3,}) (?=\d)/gu, '$1\u00a0'],
  // `2'763'400 / 1'163'900`
  [/(\d) \/ (?=\d)/g, '$1\u00a0/\u00a0'],
  // `Anna Müller v/o Balu`
  [/(\bv\/o) /g, '$1\u00a0'],
] as const;

/**
 * Replaces the spaces that `noBreakRules` match by no-break spaces, in all texts of the data. Then no line ends inside
 * of a number, or between a number and its word.
 */
export function withNoBreaks<Data>(data: Data) {
  return withTexts(data, (text) =>
    noBreakRules.reduce((kept, [space, instead]) => kept.replace(space, instead), text),
  );
}
