import type { Field, Fields } from '../fields';

/** A text that a trial prints, for one turn of the loops around it. */
export type TrialText = {
  /** What it says: a word of its own, which no template holds. */
  word: string;
  /** What it is in all turns, e.g. `items.text`. */
  path: string;
  field: Field;
  /** The words of its parts. */
  parts: readonly string[];
  /** Whether it stands in what only arranges another list, as the title of groups of `items`. */
  isArrangement: boolean;
  /** The names by which a template may ask for it, each with the loops around it. */
  homes: { name: string; loops: readonly Loop[] }[];
};

type Loop = { name: string; fields: Fields };

/** The names that may be used in one turn. */
type Scope = { fields: Fields; path: string; turn: number; loops: readonly Loop[] };

const [opens, closes] = ['\uE000', '\uE001'];

/** The words in a text that was printed. */
export function wordsIn(text: string): string[] {
  return text.match(/\uE000[^\uE001]*\uE001/g) ?? [];
}

/** What a word says in all turns, and in which turn it was printed. */
export function readWord(word: string): { path: string; list: string; turn: string } {
  const [path = '', turn = ''] = word.slice(1, -1).split(' ');
  return { path, list: path.replace(/[^.]*$/, ''), turn };
}

/**
 * Data in which every text is a word of its own and every loop has its turns. Of a list that is given flat, in
 * groups and in two columns, all say the same words.
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
  const data = dataOf({ fields, path: '', turn: 1, loops: [] });
  return { data, texts };

  function dataOf(scope: Scope, outer?: Scope): Record<string, unknown> {
    const entries = Object.entries(scope.fields).map(([name, field]) => {
      if (field === 'condition') return [name, holds(name)];
      if (field === 'position') return [name, `${scope.turn}`];
      if (typeof field !== 'object') return [name, printed(textOf(name, field, scope, outer))];
      const home = outer && isList(outer.fields[name]) ? outer : scope;
      const inner = {
        fields: field,
        path: `${home.path}${sideOf(name, scope.fields)?.both ?? name}.`,
        loops: [...scope.loops, { name, fields: field }],
      };
      return [name, turnsOf(name, scope).map((turn) => dataOf({ ...inner, turn }, scope))];
    });
    return Object.fromEntries(entries);
  }

  function textOf(name: string, field: Field, scope: Scope, outer: Scope | undefined) {
    const { fields, loops, turn } = scope;
    const wordOf = (other: string) => `${opens}${scope.path}${other} ${turn}${closes}`;
    const word = wordOf(name);
    const names = Object.keys(fields);
    const text = texts.get(word) ?? {
      word,
      path: `${scope.path}${name}`,
      field,
      parts: names.filter((other) => fields[other] === `part of ${name}`).map(wordOf),
      isArrangement: names.some((other) => isList(fields[other]) && isList(outer?.fields[other])),
      homes: [],
    };
    text.homes.push({ name, loops });
    texts.set(word, text);
    return word;
  }
}

// Each turn of a loop has two of the next. A flat list has those of both groups; of two columns, each has one.
function turnsOf(name: string, { fields, turn }: Scope): number[] {
  const [first, second] = [2 * turn - 1, 2 * turn];
  const side = sideOf(name, fields);
  if (side) return [side.isLeft ? first : second];
  const isArranged = Object.values(fields).some((other) => isList(other) && isList(other[name]));
  return isArranged ? [first, second].flatMap((one) => [2 * one - 1, 2 * one]) : [first, second];
}

/** The list in whose turns the names of a scope may be used, as its texts begin: `items.`. */
export function listOf(
  scope: Fields,
  fields: Fields,
  texts: ReadonlyMap<string, TrialText>,
): string {
  for (const { path, homes } of texts.values()) {
    if (homes.some(({ loops }) => (loops.at(-1)?.fields ?? fields) === scope))
      return path.replace(/[^.]*$/, '');
  }
  return '';
}

/** `leftGroups` beside `rightGroups`: both are `groups`. */
export function sideOf(name: string, fields: Fields) {
  const [, side, rest = ''] = /^(left|right)(\p{Lu}.*)$/u.exec(name) ?? [];
  const isLeft = side === 'left';
  const other = `${isLeft ? 'right' : 'left'}${rest}`;
  if (!side || !isList(fields[other])) return undefined;
  return { isLeft, other, both: rest.charAt(0).toLowerCase() + rest.slice(1) };
}

function isList(field: Field | undefined): field is Fields {
  return typeof field === 'object';
}

/**
 * The texts that are not among the words that were printed, each with the loops around it, as a person reads them. A
 * text is there where it, all its parts or the whole that it is part of are printed. What is free, a condition or a
 * position need not be there, nor what only arranges a list.
 *
 * @param opened the loops that the template has
 */
export function missingTexts(
  texts: ReadonlyMap<string, TrialText>,
  printed: ReadonlySet<string>,
  opened: ReadonlySet<Field | undefined>,
): string[] {
  function lost(text: TrialText): TrialText[] {
    if (printed.has(text.word)) return [];
    const parts = text.parts.flatMap((part) => texts.get(part) ?? []);
    const missing = parts.flatMap(lost);
    return missing.length === parts.length && missing.every((one, at) => one === parts[at])
      ? [text]
      : missing;
  }

  const names = [...texts.values()]
    .filter(({ field }) => field === 'value')
    .flatMap(lost)
    .flatMap(({ homes: [home], isArrangement }) => {
      if (!home || isArrangement) return [];
      const loops = home.loops.map(({ name }) => name);
      const unknown = home.loops.findIndex(({ fields }) => !opened.has(fields));
      return [nameOf(unknown < 0 ? [...loops, home.name] : loops.slice(0, unknown + 1))];
    });
  return [...new Set(names)];
}

/** `{text} in {#items}` */
export function nameOf(loopsAndName: readonly string[]): string {
  const [name, ...loops] = loopsAndName.toReversed();
  return [`{${name}}`, ...loops.map((loop) => `{#${loop}}`)].join(' in ');
}
