import type { Field, Fields } from '../fields';

/** A text that a trial prints, in all turns of the loops around it. */
export type TrialText = {
  name: string;
  field: Field;
  /** The paths of its parts. */
  parts: readonly string[];
  /** Whether it stands in what only arranges another list, as the title of groups of `items`. */
  isArrangement: boolean;
  /** Of those that it may stand in, one. */
  loops: readonly string[];
};

/** The names that may be used in one turn. */
type Scope = { fields: Fields; path: string; turn: number; loops: readonly string[] };

const [opens, closes] = ['\uE000', '\uE001'];

/** The words in a text that was printed. */
export function wordsIn(text: string): string[] {
  return text.match(/\uE000[^\uE001]*\uE001/g) ?? [];
}

/** What a word says in all turns, e.g. `items.text`, and in which turn it was printed. */
export function readWord(word: string): { path: string; list: string; turn: string } {
  const [path = '', turn = ''] = word.slice(1, -1).split(' ');
  return { path, list: path.replace(/[^.]*$/, ''), turn };
}

/** How the texts begin that may be used in the turns of each list: `items.`. */
export type TrialLists = ReadonlyMap<Fields | undefined, string>;

/**
 * Data in which every text is a word of its own and every loop has two turns. Of a list that is given flat, in groups
 * and in two columns, all have the same paths.
 *
 * @param holds says of each condition whether it holds
 * @param printed what is printed for a word
 */
export function trialData(
  fields: Fields,
  holds: (condition: string) => boolean,
  printed = (word: string) => word,
) {
  const texts = new Map<string, TrialText>();
  const lists = new Map<Fields | undefined, string>();
  const data = dataOf({ fields, path: '', turn: 1, loops: [] });
  return { data, texts, lists };

  function dataOf(scope: Scope, outer?: Scope): Record<string, unknown> {
    lists.set(scope.fields, scope.path);
    const entries = Object.entries(scope.fields).map(([name, field]) => {
      if (field === 'condition') return [name, holds(name)];
      if (field === 'position') return [name, `${scope.turn}`];
      if (typeof field !== 'object') return [name, printed(textOf(name, field, scope, outer))];
      const home = outer && isList(outer.fields[name]) ? outer : scope;
      const inner = {
        fields: field,
        path: `${home.path}${sideOf(name, scope.fields)?.both ?? name}.`,
        loops: [...scope.loops, name],
      };
      return [name, [1, 2].map((turn) => dataOf({ ...inner, turn }, scope))];
    });
    return Object.fromEntries(entries);
  }

  function textOf(name: string, field: Field, scope: Scope, outer: Scope | undefined) {
    const { fields, loops, turn } = scope;
    const pathOf = (other: string) => `${scope.path}${other}`;
    const names = Object.keys(fields);
    const known = texts.get(pathOf(name));
    texts.set(
      pathOf(name),
      known ?? {
        name,
        field,
        parts: names.filter((other) => fields[other] === `part of ${name}`).map(pathOf),
        isArrangement: names.some((other) => isList(fields[other]) && isList(outer?.fields[other])),
        loops,
      },
    );
    return `${opens}${pathOf(name)} ${turn}${closes}`;
  }
}

/** `leftGroups` beside `rightGroups`: both are `groups`. */
export function sideOf(name: string, fields: Fields | undefined) {
  const [, side, rest = ''] = /^(left|right)(\p{Lu}.*)$/u.exec(name) ?? [];
  const isLeft = side === 'left';
  const other = `${isLeft ? 'right' : 'left'}${rest}`;
  if (!side || !isList(fields?.[other])) return undefined;
  return { isLeft, other, both: rest.charAt(0).toLowerCase() + rest.slice(1) };
}

function isList(field: Field | undefined): field is Fields {
  return typeof field === 'object';
}

/**
 * The texts that are not among the paths that were printed, each with the loops around it, as a person reads them. A
 * text is there where it, all its parts or the whole that it is part of are printed. What is free, a condition or a
 * position need not be there, nor what only arranges a list, unless it is expected.
 *
 * @param opened the loops that the template has
 * @param expected the names that the original has
 */
export function missingTexts(
  texts: ReadonlyMap<string, TrialText>,
  printed: readonly string[],
  opened: readonly string[],
  expected: readonly string[],
): string[] {
  function lost(path: string): string[] {
    if (printed.includes(path)) return [];
    const parts = texts.get(path)?.parts ?? [];
    const missing = parts.flatMap(lost);
    return parts.every((part) => missing.includes(part)) ? [path] : missing;
  }

  const names = [...texts]
    .flatMap(([path, { field }]) => (field === 'value' ? lost(path) : []))
    .flatMap((path) => texts.get(path) ?? [])
    .filter(
      ({ isArrangement, name, loops }) =>
        !isArrangement || (expected.includes(name) && loops.every((loop) => opened.includes(loop))),
    )
    .map(({ name, loops }) => {
      const unknown = loops.findIndex((loop) => !opened.includes(loop));
      return nameOf(unknown < 0 ? [...loops, name] : loops.slice(0, unknown + 1));
    });
  return [...new Set(names)];
}

/** `{text} in {#items}` */
export function nameOf(loopsAndName: readonly string[]): string {
  const [name, ...loops] = loopsAndName.toReversed();
  return [`{${name}}`, ...loops.map((loop) => `{#${loop}}`)].join(' in ');
}
